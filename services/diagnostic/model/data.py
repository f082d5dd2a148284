"""The two public data sets as the eleven ratios of the model. Columns and sources: docs/model-card.md."""

import csv
import os
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

RATIOS = [
    "liquidez",
    "prueba_acida",
    "endeudamiento",
    "capital_trabajo",
    "deuda_corto_plazo",
    "activo_corriente",
    "rotacion_activos",
    "margen_bruto",
    "dias_inventario",
    "dias_por_cobrar",
    "dias_pasivo_corto",
]


@dataclass
class Rows:
    """One company and year a row: its ratios, whether it failed within the next year, and where it stands."""

    ratios: np.ndarray
    failed: np.ndarray
    company: np.ndarray
    year: np.ndarray
    total_assets: np.ndarray

    def where(self, mask):
        return Rows(*(column[mask] for column in vars(self).values()))


def data_folder():
    """The first argument, else DATA_SETS, else the folder beside the checkout."""
    beside = Path(__file__).resolve().parents[4] / "shared" / "data"
    return Path(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("DATA_SETS", beside))


def read_polish(folder, year_file):
    """UCI 365; `year_file` 5 is the year before the outcome. Duplicate rows are dropped."""
    number = lambda text: float(text) if text else np.nan
    with open(folder / "polish_ratios.csv") as file:
        rows = list(dict.fromkeys(tuple(row.items()) for row in csv.DictReader(file)))
    of_year = [dict(row) for row in rows if dict(row)["year_file"] == str(year_file)]
    column = lambda n: np.array([number(row[f"Attr{n}"]) for row in of_year])
    working_capital, short_debt = column(3), column(51)
    # The file leaves a division by zero empty: nothing to pay soon is the best there is, not something unknown.
    over_short_debt = lambda ratio: np.where(short_debt == 0, np.inf, ratio)
    ratios = [
        over_short_debt(column(4)),
        over_short_debt(column(46)),
        column(2),
        working_capital,
        short_debt,
        working_capital + short_debt,
        column(36),
        column(56),
        column(47),
        column(44),
        column(62),
    ]
    failed = np.array([int(row["target"]) for row in of_year])
    unknown = np.full(len(failed), np.nan)
    return Rows(np.stack(ratios, axis=1), failed, np.arange(len(failed)), unknown, unknown)


def read_american(folder):
    """Listed American companies; the event is the last year of a company that failed."""
    table = np.genfromtxt(folder / "american_figures.csv", delimiter=",", names=True)
    amount = lambda name: np.where(table[name] < 0, np.nan, table[name])
    assets, liabilities = amount("total_assets"), table["total_liabilities"]
    current, short_debt = amount("current_assets"), amount("current_liabilities")
    inventory, receivables = amount("inventory"), amount("receivables")
    sales, cost = amount("net_sales"), amount("cogs")
    over = lambda part, whole: np.divide(part, whole, out=np.full(len(part), np.nan), where=whole > 0)
    over_short_debt = lambda part: np.where(short_debt == 0, np.inf, over(part, short_debt))
    ratios = [
        over_short_debt(current),
        over_short_debt(current - inventory),
        over(liabilities, assets),
        over(current - short_debt, assets),
        over(short_debt, assets),
        over(current, assets),
        over(sales, assets),
        over(sales - cost, sales),
        np.where(inventory == 0, 0, over(inventory, cost) * 365),
        over(receivables, sales) * 365,
        over(short_debt, sales) * 365,
    ]
    failed = ((table["failed"] == 1) & (table["last_year"] == 1)).astype(int)
    return Rows(np.stack(ratios, axis=1), failed, table["company"], table["year"], assets)


def add_short_debt(ratios, share):
    """The same companies with short-term debt of `share` of their assets on top, and nothing else changed."""
    more = ratios.copy()
    before, after = ratios[:, 4], ratios[:, 4] + share
    diluted = before / after
    more[:, 0] = ratios[:, 5] / after
    # Without short-term debt before, the quick ratio is infinite and says not what stock there is: none.
    more[:, 1] = np.where(before > 0, np.where(before > 0, ratios[:, 1], 0) * diluted, ratios[:, 5] / after)
    more[:, 2] += share
    more[:, 3] -= share
    more[:, 4] = after
    with np.errstate(divide="ignore", invalid="ignore"):
        more[:, 10] = np.where(before > 0, ratios[:, 10] / diluted, share / ratios[:, 6] * 365)
    return more
