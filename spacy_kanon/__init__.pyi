from .anonymity.decide import decide as decide
from .anonymity.state import Options as Options
from .api import Language as Language
from .api import Release as Release
from .api import Sanitizer as Sanitizer
from .api import audit as audit
from .api import build_background as build_background
from .api import build_kb as build_kb
from .api import build_ontology as build_ontology
from .api import get_language as get_language
from .api import register_language as register_language
from .api import sanitize as sanitize
from .errors import KanonError as KanonError
from .errors import RecordError as RecordError
from .formats.registry import read_texts as read_texts
from .formats.registry import write_texts as write_texts
from .kb.reader import open_kb as open_kb
from .linkage.reader import open_background as open_background
from .ontology.reader import open_ontology as open_ontology
from .release.runner import Recipe as Recipe
from .text.caches import forget_texts as forget_texts
from .text.rewriting import Replacement as Replacement
from .types import AnnotatedText as AnnotatedText
from .types import Mention as Mention
from .types import Population as Population

__version__: str
