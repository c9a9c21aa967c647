#!/usr/bin/env python3
"""Makes packages/oracle/model/danger-encoder.bin. Run it after the examples of danger or the encoder of matters changed.

    apt-get install python3-torch libopenblas0-pthread
    node packages/oracle/scripts/danger-encoder/print-examples.ts > examples.jsonl
    python3 packages/oracle/scripts/danger-encoder/teach_danger.py examples.jsonl

The encoder of matters goes on learning, with its words as they are, to tell five kinds of danger from calm: a message is
read by its first row and by the mean of all its rows. Afterwards `node packages/oracle/scripts/train-alarm.ts`
finds the limit anew.

About 20 minutes on one core with bfloat16 instructions. On Intel's newer processors set OPENBLAS_CORETYPE=SKYLAKEX.
"""
import json
import pathlib
import random
import struct
import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

ORACLE = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ORACLE / "scripts/matter-encoder"))
from teach import PLACES, WIDTH, Layer, Packed, batch, steps_of, word_pieces  # noqa: E402

MATTERS = ORACLE / "model/matter-encoder.bin"
DANGER = ORACLE / "model/danger-encoder.bin"
# As in packages/oracle/src/safety/alarm/alarm-model.ts, and calm as the last.
KINDS = ["suicide", "abuse", "someone-else-at-risk", "psychosis", "medical-emergency", None]
UNKNOWN, START, END = 0, 1, 2
MOST_WORDS = 60
UNITS = 96
AT_ONCE, DANGERS_AT_ONCE = 48, 14
STEPS = 1750
RATE = 5e-5


def read_arrays(path):
    data = path.read_bytes()
    [length] = struct.unpack("<I", data[:4])
    padded = lambda size: (size + 3) // 4 * 4
    header = json.loads(data[4 : 4 + length])
    at, arrays = padded(4 + length), []
    for size in header["sizes"]:
        arrays.append(data[at : at + size])
        at += padded(size)
    return header, iter(arrays)


class DangerEncoder(nn.Module):
    def __init__(self, path):
        super().__init__()
        header, arrays = read_arrays(path)
        floats = lambda: torch.tensor(np.frombuffer(next(arrays), "f4").copy())
        in_bytes = lambda: np.frombuffer(next(arrays), "i1").astype("f4")

        def set_norm(norm):
            norm.weight.data, norm.bias.data = floats(), floats()

        def set_dense(*parts):
            weights = torch.tensor(in_bytes()).view(parts[0].in_features, -1) * floats()
            for part, weight, bias in zip(
                parts, weights.chunk(len(parts), 1), floats().chunk(len(parts))
            ):
                part.weight.data, part.bias.data = weight.T.contiguous(), bias.clone()

        self.vocabulary = {word: at for at, word in enumerate(header["words"].split(" "))}
        vectors = torch.tensor(in_bytes()).view(-1, WIDTH) * floats()[:, None]
        self.pieces = nn.Embedding.from_pretrained(vectors, freeze=True)
        self.places = nn.Parameter(floats().view(PLACES, WIDTH))
        self.norm = nn.LayerNorm(WIDTH)
        set_norm(self.norm)
        self.layers = nn.ModuleList(Layer() for _ in range(header["layers"]))
        for layer in self.layers:
            set_dense(layer.query, layer.key, layer.value)
            set_dense(layer.output)
            set_norm(layer.attention_norm)
            set_dense(layer.inner)
            set_dense(layer.outer)
            set_norm(layer.inner_norm)
        self.hidden, self.kinds = nn.Linear(2 * WIDTH, UNITS), nn.Linear(UNITS, len(KINDS))
        self.dropout = nn.Dropout(0.1)

    def pieces_of(self, text):
        pieces = word_pieces(text, self.vocabulary, UNKNOWN)
        if len(pieces) > MOST_WORDS:
            pieces = pieces[: MOST_WORDS // 2] + pieces[-MOST_WORDS // 2 :]
        return [START, *pieces, END]

    def forward(self, pieces, present):
        rows = self.norm(self.pieces(pieces) + self.places[: pieces.shape[1]])
        mask = (1 - present)[:, None, None, :] * -1e4
        for layer in self.layers:
            rows = layer(rows, mask)
        mean = (rows * present[..., None]).sum(1) / present.sum(1, keepdim=True)
        joined = torch.cat([rows[:, 0], mean], 1).float()
        return self.kinds(self.dropout(torch.tanh(self.hidden(joined))))


def teach(encoder, examples):
    dangers = [one for one in examples if one["kind"]]
    calm = [one for one in examples if not one["kind"]]
    chosen_by_weight = lambda some, count: random.choices(
        some, weights=[one["weight"] for one in some], k=count
    )
    head = [*encoder.hidden.parameters(), *encoder.kinds.parameters()]
    for learn in steps_of(encoder, STEPS, RATE, quick=head):
        chosen = chosen_by_weight(dangers, DANGERS_AT_ONCE)
        chosen += chosen_by_weight(calm, AT_ONCE - DANGERS_AT_ONCE)
        kinds = torch.tensor([KINDS.index(one["kind"]) for one in chosen])
        with torch.autocast("cpu", dtype=torch.bfloat16):
            scores = encoder(*batch([encoder.pieces_of(one["text"]) for one in chosen]))
        learn(F.cross_entropy(scores.float(), kinds, label_smoothing=0.02))


def write(encoder, path):
    packed = Packed()
    packed.body(encoder)
    packed.dense(encoder.hidden)
    packed.floats(encoder.kinds.weight.T)
    packed.floats(encoder.kinds.bias)
    packed.save({"layers": len(encoder.layers)}, path)


def main(examples_file):
    random.seed(2)
    torch.manual_seed(2)
    examples = [json.loads(line) for line in open(examples_file)]
    encoder = DangerEncoder(MATTERS)
    teach(encoder, examples)
    write(encoder, DANGER)


if __name__ == "__main__":
    main(*sys.argv[1:])
