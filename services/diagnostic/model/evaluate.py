"""Measures the committed model again and prints the figures of its card.

    python3 evaluate.py [folder with polish_ratios.csv and american_figures.csv]
"""

import numpy as np
from sklearn.impute import SimpleImputer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import QuantileTransformer

from data import add_short_debt, data_folder
from folds import out_of_fold, read_sets
from learner import BASE_RATE, SEED, clip_bounds, fit, log_odds, pooled
from measures import auc, brier, calibration_error, operating_point
from shipped import ShippedModel, rule_scores

TRAINED = np.log(BASE_RATE / (1 - BASE_RATE))
probability = lambda odds: 1 / (1 + np.exp(-odds))


class Logistic:
    """The peer: a logistic regression on the same ratios, each brought to a normal distribution."""

    def __init__(self, sets, bounds):
        ratios, failed, weight = pooled(sets)
        self.model = make_pipeline(
            SimpleImputer(strategy="median"),
            QuantileTransformer(output_distribution="normal", random_state=SEED),
            LogisticRegression(max_iter=5000),
        )
        self.model.fit(
            np.clip(ratios, *bounds), failed, logisticregression__sample_weight=weight * len(failed)
        )

    def decision_function(self, ratios):
        return self.model.decision_function(ratios)


def table(title, columns, rows):
    print(f"\n{title}\n\n| | {' | '.join(columns)} |\n|---|{'---|' * len(columns)}")
    for name, *cells in rows:
        print(f"| {name} | {' | '.join(cells)} |")


def comparison(sets, model):
    polish, reporting = sets["polish"], sets["reporting"]
    training = [polish, sets["training"]]
    bounds = clip_bounds(training)
    logistic_polish = out_of_fold(sets, Logistic)
    logistic_american = log_odds(Logistic(training, bounds), bounds, reporting.ratios)
    calibration = model.file["calibration"]
    polish_odds = calibration["intercept"] + calibration["slope"] * out_of_fold(sets)
    american_odds = model.log_odds(reporting.ratios)

    def row(name, on_polish, on_american, measures=()):
        pairs = [(on_polish, polish.failed), (on_american, reporting.failed)]
        measured = [f"{auc(scores, failed):.3f}" for scores, failed in pairs]
        for measure in measures:
            measured += [f"{measure(probability(scores), failed):.4f}" for scores, failed in pairs]
        return [name, *measured, *["" for _ in range(6 - len(measured))]]

    constant = lambda rows: np.full(len(rows.failed), TRAINED)
    debt = lambda rows: np.nan_to_num(rows.ratios[:, 2], nan=np.nanmedian(rows.ratios[:, 2]))
    rule = lambda rows: -rule_scores(rows.ratios)
    table(
        "Polish companies by five folds, American ones of 2015-2018",
        ["AUC Polish", "AUC American", "Brier Polish", "Brier American", "ECE Polish", "ECE American"],
        [
            row("a constant", constant(polish), constant(reporting), [brier]),
            row("debt alone", debt(polish), debt(reporting)),
            row("expert system", rule(polish), rule(reporting)),
            row("logistic, pooled", logistic_polish, logistic_american, [brier, calibration_error]),
            row("this model", polish_odds, american_odds, [brier, calibration_error]),
        ],
    )
    table(
        "Operating point: flagged where the risk is above the base rate of 5 %",
        ["flagged", "failures caught", "flags that are right"],
        [
            [name, *(f"{share:.1%}" for share in operating_point(odds > TRAINED, failed))]
            for name, odds, failed in [
                ("Polish", polish_odds, polish.failed),
                ("American 2015-2018", american_odds, reporting.failed),
            ]
        ],
    )


def weak_spots(sets, model):
    reporting, choosing = sets["reporting"], sets["choosing"]
    groups = [
        ("American 2012-2014 (chosen by)", choosing),
        ("American 2015-2018, assets under 10 M", reporting.where(reporting.total_assets < 10)),
        ("American 2015-2018, assets 10 M to 100 M",
         reporting.where((reporting.total_assets >= 10) & (reporting.total_assets < 100))),
        ("American 2015-2018, assets 100 M and more", reporting.where(reporting.total_assets >= 100)),
        ("American 2015-2018, no inventory", reporting.where(reporting.ratios[:, 8] == 0)),
    ]
    rows = [
        [name, f"{len(group.failed):,}", str(group.failed.sum()),
         f"{auc(model.log_odds(group.ratios), group.failed):.3f}"]
        for name, group in groups
    ]
    for name, source, target in [
        ("trained on American alone, asked of Polish", "training", "polish"),
        ("trained on Polish alone, asked of American 2015-2018", "polish", "reporting"),
    ]:
        bounds = clip_bounds([sets[source]])
        scores = log_odds(fit([sets[source]], bounds), bounds, sets[target].ratios)
        failed = sets[target].failed
        rows.append([name, f"{len(failed):,}", str(failed.sum()), f"{auc(scores, failed):.3f}"])
    table("Where it is weak", ["rows", "failures", "AUC"], rows)


def short_debt(sets, model):
    ratios = np.vstack([rows.ratios for rows in sets.values()])
    ratios = ratios[ratios[:, 4] >= 0]
    before = model.log_odds(ratios)
    rows = []
    for share in (0.001, 0.01, 0.05, 0.2, 1):
        lowered = (model.log_odds(add_short_debt(ratios, share)) < before - 1e-9).sum()
        rows.append([f"{share:.1%} of assets", str(lowered)])
    table(f"Companies of {len(ratios):,} whose risk falls with more short-term debt", ["companies"], rows)


def main():
    sets = read_sets(data_folder())
    model = ShippedModel()
    comparison(sets, model)
    weak_spots(sets, model)
    short_debt(sets, model)


main()
