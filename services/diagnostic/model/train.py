"""Trains the risk model and writes risk-model.json and its test vectors. Training again writes the same bytes.

    python3 train.py [folder with polish_ratios.csv and american_figures.csv]
"""

import json
import sys
from pathlib import Path

import numpy as np

from data import RATIOS, data_folder
from export import cover, trees_of
from folds import out_of_fold, read_sets
from learner import (
    BASE_RATE,
    SEED,
    calibrate,
    clip_bounds,
    fit,
    log_odds,
    percentiles,
    pooled,
    resample,
    weights,
)

VERSION = "1.0.0"
HERE = Path(__file__).resolve().parent
RESAMPLES = 20


def calibration(sets, model, bounds):
    """From Polish companies out of fold and American ones of the choosing years, both weighing the same."""
    choosing = sets["choosing"]
    scores = np.concatenate([out_of_fold(sets), log_odds(model, bounds, choosing.ratios)])
    failed = np.concatenate([sets["polish"].failed, choosing.failed])
    weight = np.concatenate([weights(sets["polish"].failed), weights(choosing.failed)]) / 2
    return calibrate(scores, failed, weight)


def resampled(training, bounds):
    """Smaller models of the same kind, each on another draw of companies: how far the data let them differ."""
    random = np.random.default_rng(SEED)
    for _ in range(RESAMPLES):
        draw = [resample(rows, random) for rows in training]
        start, _, trees = trees_of(fit(draw, bounds, trees=40, rate=0.15), digits=4)
        yield {"start": round(start, 6), "trees": trees}


def json_row(row):
    """Missing is null, and so is what JSON has no number for."""
    return [float(value) if np.isfinite(value) else None for value in row]


def vectors(model, bounds, calibrated, sets, count):
    """Companies of both sets, every kind of missing ratio among them, with the log odds that training gives."""
    random = np.random.default_rng(SEED)
    rows = np.vstack([sets["polish"].ratios, sets["reporting"].ratios])
    rows = rows[random.choice(len(rows), count, replace=False)]
    holes = random.random(rows.shape) < 0.05
    rows = np.where(np.isfinite(rows) & ~holes, rows, np.nan)
    slope, intercept = calibrated
    scores = intercept + slope * log_odds(model, bounds, rows)
    return [{"ratios": json_row(row), "logOdds": float(score)} for row, score in zip(rows, scores)]


def main():
    sets = read_sets(data_folder())
    training = [sets["polish"], sets["training"]]
    bounds = clip_bounds(training)
    model = fit(training, bounds)
    calibrated = calibration(sets, model, bounds)
    start, trees, flat = trees_of(model, digits=13)
    ratios, _, weight = pooled(training)
    both = lambda pair: {"from": pair[0].tolist(), "to": pair[1].tolist()}
    tested = vectors(model, bounds, calibrated, sets, 405)
    polish, american = (f"{len(rows.failed):,}" for rows in training)
    file = {
        "version": VERSION,
        "trainedOn": f"{polish} empresas polacas (2000-2013) y {american} años de empresas"
        " estadounidenses que cotizan en bolsa (1999-2011)",
        "ratios": RATIOS,
        "baseRate": BASE_RATE,
        "clip": both(bounds),
        "domain": [both(percentiles(rows.ratios, 1, 99)) for rows in training],
        "calibration": {"slope": calibrated[0], "intercept": calibrated[1]},
        "start": start,
        "trees": {**flat, "cover": cover(trees, np.clip(ratios, *bounds), weight)},
        "resampled": list(resampled(training, bounds)),
        "selfTest": tested[:5],
    }
    write(HERE / "risk-model.json", file)
    write(HERE.parent / "test" / "risk-vectors.json", tested[5:])


def write(path, content):
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(f"{path.name}: {path.stat().st_size:,} bytes", file=sys.stderr)


main()
