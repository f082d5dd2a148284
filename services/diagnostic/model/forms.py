"""Other forms of the model than the one that ships: further ratios, other settings, other rows to learn from."""

from dataclasses import replace

import numpy as np

from data import RATIOS
from learner import DIRECTION, SEED
from shipped import rule_scores


def with_ratios(*more):
    """Further ratios of the ten figures, each a function of the eleven, with the direction of its risk."""

    def change(rows):
        of = dict(zip(RATIOS, rows.ratios.T))
        with np.errstate(all="ignore"):
            columns = [formula(of, rows) for formula, _ in more]
        return replace(rows, ratios=np.column_stack([rows.ratios, *columns]))

    return dict(every=change, settings=dict(monotonic_cst=DIRECTION + [direction for _, direction in more]))


over_debt = lambda key: lambda of, _: of[key] / of["endeudamiento"]
gross_profit = lambda of, _: of["margen_bruto"] * of["rotacion_activos"]
stock = lambda of, _: of["dias_inventario"] / 365 * (1 - of["margen_bruto"]) * of["rotacion_activos"]
receivables = lambda of, _: of["dias_por_cobrar"] / 365 * of["rotacion_activos"]
long_debt = lambda of, _: of["endeudamiento"] - of["deuda_corto_plazo"]


def stock_growth(of, rows):
    """Since the year before, of assets; none where that year is missing, as in all of the Polish data."""
    amount = stock(of, rows) * rows.total_assets
    at = dict(zip(zip(rows.company, rows.year), amount))
    before = np.array([at.get((company, year - 1), np.nan) for company, year in zip(rows.company, rows.year)])
    return np.nan_to_num((amount - before) / rows.total_assets)


def years_to_failure(rows):
    """Of companies whose failure the rows hold; infinite for all others."""
    failures = dict(zip(rows.company[rows.failed == 1], rows.year[rows.failed == 1]))
    return np.array([failures.get(company, np.inf) for company in rows.company]) - rows.year


short_debt_share = (over_debt("deuda_corto_plazo"), 0)
current_over_debt, sales_over_debt = (over_debt("activo_corriente"), -1), (over_debt("rotacion_activos"), -1)

FORMS = {
    "as it ships": {},
    "another seed": dict(settings=dict(random_state=SEED + 1)),
    "a third seed": dict(settings=dict(random_state=SEED + 2)),
    "+ gross profit / assets": with_ratios((gross_profit, -1)),
    "+ short-term debt / debt": with_ratios(short_debt_share),
    "+ current assets / debt": with_ratios(current_over_debt),
    "+ sales / debt": with_ratios(sales_over_debt),
    "+ these three over debt": with_ratios(short_debt_share, current_over_debt, sales_over_debt),
    "+ stock / assets": with_ratios((stock, 0)),
    "+ receivables / assets": with_ratios((receivables, 0)),
    "+ long-term debt / assets": with_ratios((long_debt, 0)),
    "+ growth of stock": with_ratios((stock_growth, 0)),
    "+ the expert system's score": with_ratios((lambda _, rows: rule_scores(rows.ratios), -1)),
    "no forced directions": dict(settings=dict(monotonic_cst=None)),
    "margin without direction": dict(settings=dict(monotonic_cst=DIRECTION[:7] + [0] + DIRECTION[8:])),
    "depth 2": dict(settings=dict(max_depth=2, max_leaf_nodes=4, rate=0.06)),
    "100 trees": dict(settings=dict(trees=100)),
    "twice the rate": dict(settings=dict(rate=0.08)),
    "less regular": dict(settings=dict(l2_regularization=10)),
    "more regular": dict(settings=dict(l2_regularization=400)),
    "fewer ratios a split": dict(settings=dict(max_features=0.3)),
    "American alone": dict(american_alone=True),
    "failing within two years": dict(
        american=lambda rows: replace(rows, failed=(years_to_failure(rows) <= 1).astype(int))
    ),
    "without the three years before": dict(
        american=lambda rows: rows.where((years_to_failure(rows) == 0) | (years_to_failure(rows) > 3))
    ),
}
