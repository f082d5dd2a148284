"""Measures of a prediction where failures weigh BASE_RATE of a set."""

import numpy as np
from sklearn.metrics import roc_auc_score

from learner import weights


def auc(scores, failed):
    return roc_auc_score(failed, scores)


def brier(risk, failed):
    return float(np.sum(weights(failed) * (risk - failed) ** 2))


def calibration_error(risk, failed, bins=10):
    """Expected calibration error over bins of equal weight."""
    weight = weights(failed)
    order = np.argsort(risk, kind="stable")
    bin_of = np.minimum((np.cumsum(weight[order]) * bins).astype(int), bins - 1)
    gap = np.bincount(bin_of, (weight * (risk - failed))[order], bins)
    return float(np.abs(gap).sum())


def operating_point(flagged, failed):
    """At BASE_RATE: the share of companies flagged, the share of failures caught, and how many flags are right."""
    weight = weights(failed)
    share = weight[flagged].sum()
    caught = flagged[failed == 1].mean()
    return share, caught, weight[flagged & (failed == 1)].sum() / share
