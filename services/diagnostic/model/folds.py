"""Predictions for companies that the model was not trained on."""

import numpy as np
from sklearn.model_selection import StratifiedKFold

from data import read_american, read_polish
from learner import SEED, clip_bounds, fit, log_odds


def read_sets(folder):
    """Polish companies a year before the outcome, and American ones to train on, to choose by, to report on."""
    american = read_american(folder)
    return {
        "polish": read_polish(folder, 5),
        "training": american.where(american.year <= 2011),
        "choosing": american.where((american.year >= 2012) & (american.year <= 2014)),
        "reporting": american.where(american.year >= 2015),
    }


def out_of_fold(sets, learn=fit):
    """Log odds of the Polish companies, each from a model that saw four fifths of the others."""
    polish = sets["polish"]
    scores = np.empty(len(polish.failed))
    folds = StratifiedKFold(5, shuffle=True, random_state=SEED)
    for seen, unseen in folds.split(polish.ratios, polish.failed):
        training = [polish.where(seen), sets["training"]]
        bounds = clip_bounds(training)
        scores[unseen] = log_odds(learn(training, bounds), bounds, polish.ratios[unseen])
    return scores
