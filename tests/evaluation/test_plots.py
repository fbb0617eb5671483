"""The figures: their data by hand, and that each one draws, empty and full."""

from __future__ import annotations

import pytest

from spacy_kanon.evaluation.plots import (
    Bars,
    Confusion,
    PrivacyUtility,
    PrivacyUtilityCurves,
    Reliability,
    RiskCurve,
    RiskPoint,
    SystemPoint,
)

POINTS = [SystemPoint(f"system {i}", 0.5, 0.5 + i / 100, "ab"[i % 2]) for i in range(12)]
RISKS = [RiskPoint("ours", f"k={k}", 1 - k / 20, 1 / k, (0.0, 0.6)) for k in (2, 5, 10)]
PLOTS = {
    "risk": RiskCurve([*RISKS, RiskPoint("theirs", "", 0.8, 0.0, (0.0, 0.1))]),
    "no risk": RiskCurve([]),
    "privacy": PrivacyUtility(POINTS),
    "one point": PrivacyUtility(POINTS[:1]),
    "no point": PrivacyUtility([]),
    "curves": PrivacyUtilityCurves({"ours": [(0.5, 0.9), (1.0, 0.7)]}, POINTS),
    "many curves": PrivacyUtilityCurves({str(i): [(i / 10, 0.9)] for i in range(9)}),
    "no curve": PrivacyUtilityCurves({}),
    "reliability": Reliability([0.05, 0.95, 1.0], [False, True, True]),
    "no prediction": Reliability([], []),
    "bars": Bars({"ours": {"LOC": 0.5, "ORG": 1.0}, "theirs": {"ORG": 0.2, "DEM": 0.0}}),
    "no bars": Bars({}),
    "confusion": Confusion(["LOC", "ORG"], [[3, 1], [0, 0]]),
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


def test_curves_as_numbers():
    plot = PrivacyUtilityCurves({"ours": [(0.5, 0.9), (1.0, 0.7)]}, [SystemPoint("all", 1.0, 0.6)])
    assert plot.data() == (
        ["score", plot.privacy, plot.utility],
        [["ours", 0.5, 0.9], ["ours", 1.0, 0.7], ["all", 1.0, 0.6]],
    )


def test_risks_as_numbers():
    columns, rows = RiskCurve(RISKS[:1]).data()
    assert columns[:2] == ["tool", "setting"] and rows == [["ours", "k=2", 0.9, 0.5, 0.0, 0.6]]


def test_reliability_bins():
    _, rows = Reliability([0.0, 0.05, 0.95, 1.0], [False, True, True, True]).data()
    assert rows == [[0.0, 0.1, 2, 0.025, 0.5], [0.9, 1.0, 2, 0.975, 1.0]]


def test_a_category_that_a_series_lacks_is_empty():
    columns, rows = PLOTS["bars"].data()
    assert columns == ["", "ours", "theirs"]
    assert rows == [["LOC", 0.5, None], ["ORG", 1.0, 0.2], ["DEM", None, 0.0]]


def test_confusion_data():
    assert PLOTS["confusion"].data()[1] == [["LOC", 3, 1], ["ORG", 0, 0]]
