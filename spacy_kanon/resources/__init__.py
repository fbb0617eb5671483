"""What components read: folders that are opened late and shared, tables, marks of a Doc."""
