"""The figures: their data by hand, and that each one draws, empty and full."""

import pytest

from spacy_kanon.evaluation.plots import Bars, PrivacyUtility, SystemPoint

POINTS = [SystemPoint(f"system {i}", 0.5, 0.5 + i / 100, "ab"[i % 2]) for i in range(12)]
PLOTS = {
    "privacy": PrivacyUtility(POINTS),
    "one point": PrivacyUtility(POINTS[:1]),
    "no point": PrivacyUtility([]),
    "bars": Bars({"ours": {"LOC": 0.5, "ORG": 1.0}, "theirs": {"ORG": 0.2, "DEM": 0.0}}),
    "no bars": Bars({}),
}


@pytest.mark.parametrize("name", PLOTS)
def test_plots_draw(name):
    pytest.importorskip("matplotlib")
    from spacy_kanon.evaluation.report import draw_svg

    svg = draw_svg(PLOTS[name], name)
    assert svg.startswith("<svg ") and svg.rstrip().endswith("</svg>")
    assert svg == draw_svg(PLOTS[name], name)


def test_labels_of_equal_points_do_not_cover_each_other():
    pytest.importorskip("matplotlib")
    from spacy_kanon.evaluation.report import draw

    canvas = draw(PrivacyUtility([SystemPoint(name, 0.5, 0.5) for name in ("one", "two", "three")]))
    places = [text.xyann for text in canvas.axes[0].texts]
    assert len(set(places)) == 3


def test_a_category_that_a_series_lacks_is_empty():
    columns, rows = PLOTS["bars"].data()
    assert columns == ["", "ours", "theirs"]
    assert rows == [["LOC", 0.5, None], ["ORG", 1.0, 0.2], ["DEM", None, 0.0]]
