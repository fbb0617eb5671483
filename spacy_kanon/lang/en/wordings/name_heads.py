"""Words that names end in, and the ordinary noun for what such a name names."""

from __future__ import annotations

from functools import cache

_LAST = {
    "high school": "High School, Senior High School, Secondary School, Senior Secondary School",
    "primary school": "Elementary School, Primary School",
    "law school": "Law School, School of Law",
    "medical school": "Medical School, School of Medicine",
    "business school": "Business School, School of Business",
    "school": "School, Schools, Gymnasium, Lycée, School of Public Health, School of Nursing, "
    "School of Engineering, School of Education, School of Divinity",
    "drama school": "Drama School, School of Drama, School of Acting",
    "music school": "School of Music, Conservatory, Conservatoire",
    "art school": "Art School, School of Art, School of Arts, School of Fine Arts",
    "college": "College",
    "university": "University, Universität, Université, Universidad, Università, Polytechnic",
    "academy": "Academy",
    "seminary": "Seminary",
    "institute": "Institute, Instituto",
    "hospital": "Hospital, Infirmary, Medical Center, Medical Centre, Hospice",
    "church": "Church, Chapel, Basilica",
    "cathedral": "Cathedral, Minster",
    "monastery": "Abbey, Monastery, Priory",
    "mosque": "Mosque",
    "synagogue": "Synagogue",
    "temple": "Temple",
    "cemetery": "Cemetery, Churchyard, Burial Ground, Memorial Gardens",
    "museum": "Museum",
    "art gallery": "Gallery",
    "library": "Library",
    "theatre": "Theatre, Theater, Playhouse, Opera House",
    "concert hall": "Concert Hall",
    "festival": "Festival",
    "stadium": "Stadium, Arena, Ballpark",
    "airport": "Airport",
    "railway station": "Railway Station, Train Station",
    "hotel": "Hotel",
    "prison": "Prison, Penitentiary, Correctional Facility",
    "park": "Park",
    "street": "Street, Avenue, Road, Lane, Boulevard, Drive",
    "square": "Square",
    "bridge": "Bridge",
    "castle": "Castle",
    "palace": "Palace",
    "river": "River",
    "lake": "Lake",
    "mountain": "Mountain",
    "mountain range": "Mountains",
    "valley": "Valley",
    "island": "Island",
    "archipelago": "Islands",
    "county": "County",
    "district": "District, School District",
    "electoral district": "Congressional District",
    "company": "Studios, Company, Corporation, Corp, Corp., Inc, Inc., Incorporated, Ltd, Ltd., "
    "Limited, "
    "LLC, GmbH, PLC, plc, Industries, Enterprises, Holdings, Motors, Technologies, & Co., & Co, "
    "& Company, & Son, & Sons, & Brothers, Bros., Bros",
    "bank": "Bank",
    "airline": "Airlines, Airways",
    "railway": "Railroad, Railway",
    "law firm": "LLP, Law Firm",
    "record label": "Records, Recordings",
    "film company": "Pictures",
    "publisher": "Press, Publishers, Publishing, Verlag",
    "newspaper": "Times, Herald, Tribune, Gazette, Chronicle, Newspaper, Courier, Daily News",
    "magazine": "Magazine, Weekly",
    "journal": "Journal",
    "foundation": "Foundation, Trust",
    "association": "Association, Federation, Confederation",
    "society": "Society",
    "club": "Club",
    "football club": "FC, F.C., AFC, CF, Football Club",
    "rugby club": "RFC, Rugby Club",
    "cricket club": "Cricket Club",
    "golf club": "Golf Club",
    "country club": "Country Club",
    "league": "League",
    "sports league": "Premier League, Football League, Major League Baseball, Hockey League, "
    "Basketball Association, Baseball League, Soccer League",
    "orchestra": "Orchestra, Philharmonic",
    "choir": "Choir, Chorus",
    "musical group": "Quartet, Quintet, Trio, Ensemble, Jazz Band",
    "dance company": "Ballet, Dance Company",
    "theatre company": "Theatre Company, Theater Company",
    "political party": "Party",
    "fraternity": "Fraternity",
    "sorority": "Sorority",
    "council": "Council",
    "committee": "Committee",
    "commission": "Commission",
    "board": "Board",
    "ministry": "Ministry",
    "department": "Department",
    "government": "Government",
    "government agency": "Agency, Bureau",
    "court": "Court, Tribunal",
    "parliament": "Parliament",
    "legislature": "Senate, Legislature, House of Representatives, House of Commons, "
    "House of Lords, General Assembly, Legislative Council, Legislative Assembly, "
    "National Assembly",
    "army": "Army",
    "navy": "Navy",
    "air force": "Air Force",
    "police force": "Police, Police Department",
    "military unit": "Regiment, Battalion, Brigade, Squadron, Infantry, Cavalry",
    "award": "Award, Awards, Prize, Medal, Trophy",
    "fellowship": "Fellowship",
    "scholarship": "Scholarship",
    "championship": "Championship, Championships, World Cup, Tournament, Grand Prix, Super Bowl, "
    "World Series, Bowl, Cup",
    "games": "Olympics, Olympic Games, Winter Olympics, Summer Olympics, Commonwealth Games, "
    "Asian Games",
    "conference": "Conference, Convention, Symposium, Summit",
    "war": "War",
    "battle": "Battle",
    "treaty": "Treaty",
    "symphony": "Symphony",
    "concerto": "Concerto",
    "sonata": "Sonata",
    "hall of fame": "Hall of Fame",
    "centre": "Center, Centre",
    "office": "Office",
    "fund": "Fund",
    "armed forces": "Armed Forces",
    "directorate": "Directorate",
    "treasury": "Treasury",
}
_FIRST = {
    "lake": "Lake",
    "mountain": "Mount",
    "fort": "Fort",
    "university": "Universität, Université, Universidad, Università, Universitat",
    "ship": "USS, HMS, HMCS, HMAS, RMS, USCGC",
}


@cache
def last_words() -> dict[str, str]:
    """Words that a name ends in -> what it names.

    RETURNS (dict[str, str]): Of several words too: "High School".
    """
    return _inverted(_LAST)


@cache
def first_words() -> dict[str, str]:
    """Words that a name begins with -> what it names.

    RETURNS (dict[str, str]): "Lake" -> "lake".
    """
    return _inverted(_FIRST)


def _inverted(table: dict[str, str]) -> dict[str, str]:
    return {head: noun for noun, heads in table.items() for head in heads.split(", ")}
