"""Tries other forms of the model on the years it is chosen by; those to report on are not looked at.

    python3 choose.py [folder with polish_ratios.csv and american_figures.csv]

Each form is trained on the American years before a window and on the Polish companies, and asked for the window;
what counts is its AUC above the expert system's.
"""

import numpy as np

from data import Rows, data_folder
from folds import out_of_fold, read_sets
from forms import FORMS
from learner import SEED, clip_bounds, fit, log_odds
from measures import auc
from shipped import rule_scores

WINDOWS = [(2006, 2008), (2009, 2011), (2012, 2014)]
DRAWS = 200


def asked(sets, settings=None, every=lambda rows: rows, american=lambda rows: rows, american_alone=False):
    """The scores of each window, and those of the Polish companies out of fold."""
    polish, years = every(sets["polish"]), every(sets["years"])
    learn = lambda training, bounds: fit(training, bounds, **(settings or {}))
    scores = []
    for first, last in WINDOWS:
        known = american(years.where(years.year < first))
        training = [known] if american_alone else [polish, known]
        bounds = clip_bounds(training)
        scores.append(log_odds(learn(training, bounds), bounds, between(years, first, last).ratios))
    if american_alone:
        return scores, None
    seen = {"polish": polish, "training": american(years.where(years.year <= 2011))}
    return scores, out_of_fold(seen, learn)


def between(rows, first, last):
    return rows.where((rows.year >= first) & (rows.year <= last))


def draw(rows, random):
    """Rows of a bootstrap of whole companies."""
    companies, position = np.unique(rows.company, return_inverse=True)
    times = np.bincount(random.integers(len(companies), size=len(companies)), minlength=len(companies))
    return np.repeat(np.arange(len(position)), times[position])


def mean_aucs(scores, windows, draws):
    """The mean AUC over the windows in each draw of their companies."""
    measure = lambda drawn: np.mean([auc(s[i], rows.failed[i]) for s, rows, i in zip(scores, windows, drawn)])
    return np.array([measure(drawn) for drawn in draws])


def with_range(value, in_draws):
    low, high = np.percentile(in_draws, [5, 95])
    return f"{value:+.3f} ({low:+.3f} to {high:+.3f})"


def main():
    sets = read_sets(data_folder())
    polish, parts = sets["polish"], (sets["training"], sets["choosing"])
    years = Rows(*(np.concatenate(columns) for columns in zip(*(vars(part).values() for part in parts))))
    windows = [between(years, *window) for window in WINDOWS]
    random = np.random.default_rng(SEED)
    draws = [[draw(rows, random) for rows in windows] for _ in range(DRAWS)]
    rule_of = [-rule_scores(rows.ratios) for rows in windows]
    rule = [auc(scores, rows.failed) for scores, rows in zip(rule_of, windows)]
    rule_draws, shipped = mean_aucs(rule_of, windows, draws), None
    print("AUC above the expert system's, in years that the form was not trained on; in brackets the middle 90 %")
    print(f"of {DRAWS} draws of companies\n")
    print(f"| | {' | '.join(f'{a}-{b}' for a, b in WINDOWS)} | mean | more than as it ships | AUC Polish |")
    print(f"|---{'|---' * 6}|")
    print(f"| failures | {' | '.join(str(rows.failed.sum()) for rows in windows)} | | | {polish.failed.sum()} |")
    print(f"| AUC of the expert system | {' | '.join(f'{x:.3f}' for x in rule)} | {np.mean(rule):.3f} | |"
          f" {auc(-rule_scores(polish.ratios), polish.failed):.3f} |")
    for name, form in FORMS.items():
        scores, on_polish = asked({"polish": polish, "years": years}, **form)
        gains = [auc(s, rows.failed) - base for s, rows, base in zip(scores, windows, rule)]
        mean, in_draws = np.mean(gains), mean_aucs(scores, windows, draws)
        shipped = shipped or (mean, in_draws)
        cells = [
            *(f"{gain:+.3f}" for gain in gains),
            with_range(mean, in_draws - rule_draws),
            "" if in_draws is shipped[1] else with_range(mean - shipped[0], in_draws - shipped[1]),
            "" if on_polish is None else f"{auc(on_polish, polish.failed):.3f}",
        ]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


main()
