"""The model file and the rule table that ship, read back for the evaluation."""

import json
import subprocess
from pathlib import Path

import numpy as np

from data import RATIOS
from export import INTERNAL, LEAVES, leaf_of

HERE = Path(__file__).resolve().parent


class ShippedModel:
    def __init__(self):
        self.file = json.loads((HERE / "risk-model.json").read_text())
        flat = self.file["trees"]
        parts = [np.array(flat[part]) for part in ("ratio", "threshold", "missingLeft", "value")]
        sizes = (INTERNAL, INTERNAL, INTERNAL, LEAVES)
        self.trees = list(zip(*(part.reshape(-1, size) for part, size in zip(parts, sizes))))

    def log_odds(self, ratios):
        row = np.clip(ratios, self.file["clip"]["from"], self.file["clip"]["to"])
        total = sum(tree[3][leaf_of(tree, row)] for tree in self.trees)
        calibration = self.file["calibration"]
        return calibration["intercept"] + calibration["slope"] * (self.file["start"] + total)


def rule_scores(ratios):
    """The expert system on what the data hold; sales on credit are in neither set."""
    program = "import { caps, rules } from '@semaforo/diagnosis'; console.log(JSON.stringify({ caps, rules }))"
    command = ["node", "--disable-warning=ExperimentalWarning", "--input-type=module", "-e", program]
    table = json.loads(subprocess.run(command, cwd=HERE, check=True, capture_output=True).stdout)
    value = {key: column for key, column in zip(RATIOS, ratios.T)}
    value["productividad"] = value["margen_bruto"] * value["rotacion_activos"]
    points = lambda corners, values: np.interp(values, *np.array(corners).T)
    known = [rule for rule in table["rules"] if rule["key"] in value]
    total = weight = 0
    for rule in known:
        here = ~np.isnan(value[rule["key"]])
        total = total + np.where(here, rule["weight"] * points(rule["points"], value[rule["key"]]), 0)
        weight = weight + np.where(here, rule["weight"], 0)
    score = total / np.maximum(weight, 1)
    for cap in table["caps"]:
        limit = points(cap["limits"], value[cap["key"]])
        score = np.where(np.isnan(limit), score, np.minimum(score, limit))
    return score
