"""The model as the JSON that packages/contracts describes: complete trees of depth 3."""

import numpy as np

INTERNAL, LEAVES = 7, 8
# What no ratio exceeds, for a question whose answer is always yes; JSON has no infinity.
ALWAYS = 1e300


def complete_tree(nodes):
    """One of scikit-learn's trees as 7 questions and 8 values; a leaf higher up repeats below itself."""
    ratio, threshold = np.zeros(INTERNAL, int), np.zeros(INTERNAL)
    missing_left, value = np.zeros(INTERNAL, int), np.zeros(LEAVES)

    def fill(place, node):
        if place >= INTERNAL:
            value[place - INTERNAL] = nodes[node]["value"]
            return
        leaf = nodes[node]["is_leaf"]
        if leaf:
            threshold[place], missing_left[place] = ALWAYS, 1
        else:
            ratio[place] = nodes[node]["feature_idx"]
            threshold[place] = min(nodes[node]["num_threshold"], ALWAYS)
            missing_left[place] = nodes[node]["missing_go_to_left"]
        fill(2 * place + 1, node if leaf else nodes[node]["left"])
        fill(2 * place + 2, node if leaf else nodes[node]["right"])

    fill(0, 0)
    return ratio, threshold, missing_left, value


def leaf_of(tree, ratios):
    """In which of the 8 leaves each row ends."""
    ratio, threshold, missing_left, _ = tree
    place = np.zeros(len(ratios), int)
    for _ in range(3):
        value = ratios[np.arange(len(ratios)), ratio[place]]
        left = np.where(np.isnan(value), missing_left[place] == 1, value <= threshold[place])
        place = 2 * place + np.where(left, 1, 2)
    return place - INTERNAL


def rounded(values, digits):
    return [float(f"{value:.{digits}g}") for value in values]


def trees_of(model, digits):
    """Start and trees; `digits` is how many count of each number."""
    trees = [complete_tree(predictors[0].nodes) for predictors in model._predictors]
    flat = lambda part: np.concatenate([tree[part] for tree in trees])
    return float(model._baseline_prediction[0, 0]), trees, {
        "ratio": flat(0).tolist(),
        "threshold": rounded(flat(1), digits),
        "missingLeft": flat(2).tolist(),
        "value": rounded(flat(3), digits),
    }


def cover(trees, ratios, weight):
    """The share of the training weight in each leaf."""
    shares = [np.bincount(leaf_of(tree, ratios), weight, LEAVES) / weight.sum() for tree in trees]
    return [round(share, 7) for share in np.concatenate(shares)]
