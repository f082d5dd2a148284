"""How the model is learned: the same for every fold, every resample and the file that ships."""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression

BASE_RATE = 0.05
SEED = 20

# The direction of risk when a ratio grows, in the order of data.RATIOS; 0 where it is not certain.
DIRECTION = [-1, -1, 1, -1, 1, -1, 0, -1, 1, 0, 1]


def weights(failed):
    """Weights that sum to 1 and make failures BASE_RATE of a set."""
    return np.where(failed == 1, BASE_RATE / failed.sum(), (1 - BASE_RATE) / (failed == 0).sum())


def pooled(sets):
    """The sets one after the other, each with the same weight."""
    ratios = np.vstack([rows.ratios for rows in sets])
    failed = np.concatenate([rows.failed for rows in sets])
    weight = np.concatenate([weights(rows.failed) / len(sets) for rows in sets])
    return ratios, failed, weight


def significant(values, digits):
    return np.array([float(f"{value:.{digits}g}") for value in np.ravel(values)]).reshape(np.shape(values))


def percentiles(ratios, low, high):
    """Both percentiles of each ratio over its finite values, to four digits."""
    finite = np.where(np.isfinite(ratios), ratios, np.nan)
    return significant(np.nanpercentile(finite, [low, high], axis=0), 4)


def clip_bounds(sets):
    return percentiles(np.vstack([rows.ratios for rows in sets]), 0.5, 99.5)


def fit(sets, bounds, trees=200, rate=0.04, **changes):
    """Boosted trees of depth 3 on clipped ratios; `changes` are other settings of the learner, to try them."""
    ratios, failed, weight = pooled(sets)
    settings = dict(
        max_depth=3,
        max_leaf_nodes=8,
        min_samples_leaf=30,
        l2_regularization=100,
        max_features=0.6,
        monotonic_cst=DIRECTION,
        random_state=SEED,
    )
    model = HistGradientBoostingClassifier(
        max_iter=trees, learning_rate=rate, early_stopping=False, **settings | changes
    )
    return model.fit(np.clip(ratios, *bounds), failed, sample_weight=weight * len(failed))


def log_odds(model, bounds, ratios):
    return model.decision_function(np.clip(ratios, *bounds))


def calibrate(scores, failed, weight):
    """Slope and intercept that bring log odds of companies never trained on to their frequencies.

    To ten digits: the last ones depend on the order in which a processor adds, and training repeats its bytes.
    """
    platt = LogisticRegression(C=np.inf, tol=1e-10, max_iter=1000)
    platt.fit(scores.reshape(-1, 1), failed, sample_weight=weight * len(failed))
    slope, intercept = significant(np.array([platt.coef_[0, 0], platt.intercept_[0]]), 10)
    return float(slope), float(intercept)


def resample(rows, random):
    """A bootstrap of whole companies: the years of one stay together."""
    companies, position = np.unique(rows.company, return_inverse=True)
    order = np.argsort(position, kind="stable")
    starts = np.searchsorted(position[order], np.arange(len(companies) + 1))
    drawn = random.integers(len(companies), size=len(companies))
    index = np.concatenate([order[starts[i] : starts[i + 1]] for i in drawn])
    return rows.where(index)
