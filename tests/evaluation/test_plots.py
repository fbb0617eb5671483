"""The figures: their data by hand, and that each one draws, empty and full."""

from __future__ import annotations

import pytest

from spacy_kanon.evaluation.plots import (
    Bars,
    Confusion,
    PrivacyUtility,
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


@pytest.mark.parametrize(
    "plot,columns,rows",
    [
        (
            RiskCurve(RISKS[:1]),
            ["tool", "setting", "Share of the words kept", "Share of people recognized"],
            [["ours", "k=2", 0.9, 0.5, 0.0, 0.6]],
        ),
        (  # A category that a series lacks is empty.
            PLOTS["bars"],
            ["", "ours", "theirs"],
            [["LOC", 0.5, None], ["ORG", 1.0, 0.2], ["DEM", None, 0.0]],
        ),
        (PLOTS["confusion"], ["true \\ said", "LOC", "ORG"], [["LOC", 3, 1], ["ORG", 0, 0]]),
    ],
    ids=["risk", "bars", "confusion"],
)
def test_data_of_a_plot(plot, columns, rows):
    found, data = plot.data()
    assert found[:4] == columns and data == rows
