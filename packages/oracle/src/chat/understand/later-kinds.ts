import { linearScores, type LinearModel } from '../../learned/linear-model.ts';
import type { Nearness } from '../understood.ts';
import { hashFeature } from './hash-feature.ts';
import { pack, type ReadBytes, unpack } from './packed-file.ts';
import { withoutSlang } from './words/plain-text.ts';

/** What was learned of what people go on with in any story: "did it", "what if they find out". */
export interface LaterKinds {
  /** The kinds by their ids, in the order of the numbers. */
  readonly ids: readonly string[];
  readonly model: Omit<LinearModel, 'limit'>;
}

interface Header {
  readonly ids: readonly string[];
  readonly hash: string;
  readonly step: number;
}

export const encodeLaterKinds = ({ ids, model }: LaterKinds): Uint8Array =>
  pack({ ids, hash: model.hash, step: model.step } satisfies Header, [
    model.bias,
    model.meaning,
    model.words,
  ]);

export function decodeLaterKinds(read: ReadBytes): LaterKinds {
  const { header, part } = unpack(read);
  const { ids, hash, step } = header as Header;
  const [bias, meaning] = [new Float32Array(part(0)), new Float32Array(part(1))];
  return { ids, model: { hash, step, bias, meaning, words: new Int8Array(part(2)) } };
}

const MOST_KINDS = 5;

/** The likeliest kinds of a later message by their shares; what is missing from one is the share of "no such kind". */
export function laterKindsOf(
  { ids, model }: LaterKinds,
  message: string,
  vector: Float32Array,
): Nearness {
  const powers = linearScores(model, laterFeatures(message), vector).map(Math.exp);
  const all = powers.reduce((sum, power) => sum + power, 1);
  const shares = ids.map((id, at): [string, number] => [id, (powers[at] ?? 0) / all]);
  return Object.fromEntries(shares.toSorted((a, b) => b[1] - a[1]).slice(0, MOST_KINDS));
}

const MARKS: readonly (readonly [string, RegExp])[] = [
  ['asks', /\?/u],
  ['calls', /!/u],
  ['quotes', /["“'‘][^"”'’]{3,}["”'’]/u],
  ['laughs', /\b(?:lol|lmao|haha+|hehe+)\b|[😂🤣😹😆]/iu],
  ['cries', /[😭😢😞😔💔🥺]/u],
  ['beams', /[🎉🥳😍🥰❤🙌✨🙏😊🥹]/u],
];

/** Words, words that stand together or with one between them, and how the message begins and ends. */
export function laterFeatures(message: string): number[] {
  const words = withoutSlang(message)
    .split(' ')
    .map((word) => (/^\d+$/u.test(word) ? 'num' : word));
  const names = new Set<string>();
  words.forEach((word, at) => {
    const [next = 'end', second = 'end'] = words.slice(at + 1);
    names.add(`w ${word}`);
    names.add(`p ${word} ${next}`);
    names.add(`t ${word} ${next} ${second}`);
    names.add(`s ${word} _ ${second}`);
  });
  names.add(`first ${words.slice(0, 2).join(' ')}`);
  names.add(`last ${words.slice(-2).join(' ')}`);
  for (const [name, pattern] of MARKS) if (pattern.test(message)) names.add(`m ${name}`);
  return [...names].map(hashFeature);
}
