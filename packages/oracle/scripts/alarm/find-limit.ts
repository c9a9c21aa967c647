import { loadDangerEncoder } from '../../load/encoder/danger-encoder.ts';
import { withoutSlang } from '../../src/chat/understand/words/plain-text.ts';
import { type HiddenLayer, hiddenScore } from '../../src/learned/hidden-layer.ts';
import { linearScores, type LinearModel } from '../../src/learned/linear-model.ts';
import { alarmFeatures } from '../../src/safety/alarm/alarm-features.ts';
import { alarmScore, mayBeMeant } from '../../src/safety/alarm/alarm-model.ts';
import { alarmText } from '../../src/safety/alarm/alarm-text.ts';
import { assess } from '../../src/safety/assess.ts';
import { lookAtMessage } from '../../src/safety/look-at-message.ts';
import { calmHeldBack, calmNotLearned, dangerNotLearned } from './read-examples.ts';

/** Of a thousand calm messages it never saw, so many may be asked about. */
const ASKED_PER_THOUSAND = 3.2;

const notFound = (texts: readonly string[]): string[] =>
  texts.filter((text) => assess(text).grade < 2);

const englishOf = (text: string): string => alarmText(text) ?? text;

/** The message as the encoders read it. */
export const readText = (text: string): string => withoutSlang(englishOf(text)) || 'nothing';

export const featuresOf = (text: string): number[] =>
  alarmFeatures(lookAtMessage(englishOf(text)).normalised);

/** The messages that no rule finds and no model learned from. */
export const unseenMessages = (): Record<'calm' | 'heldBack' | 'danger', string[]> => ({
  calm: notFound(calmNotLearned()),
  heldBack: notFound(calmHeldBack()),
  danger: notFound(dangerNotLearned()),
});

export interface Models {
  readonly linear: Omit<LinearModel, 'hash' | 'limit'>;
  readonly meaning: HiddenLayer;
  readonly vectorOf: (text: string) => Float32Array;
}

/** The limit of the score of all models together, and what it costs. */
export function findLimit(
  { linear, meaning, vectorOf }: Models,
  { calm, heldBack, danger }: ReturnType<typeof unseenMessages>,
): { readonly limit: number; readonly report: string } {
  const readDanger = loadDangerEncoder();
  const scoreOf = (text: string): number => {
    const looked = lookAtMessage(englishOf(text));
    if (!mayBeMeant(looked) || alarmText(text) === null) return -Infinity;
    const vector = vectorOf(text);
    const kinds = linearScores(linear, featuresOf(text), vector);
    const read = readDanger(readText(text)).odds;
    return alarmScore({ kinds, meaning: hiddenScore(meaning, vector), read }, looked);
  };
  const scores = calm.map(scoreOf).toSorted((a, b) => b - a);
  const limit = scores[Math.floor((calm.length * ASKED_PER_THOUSAND) / 1000)] ?? Infinity;
  const overLimit = (texts: readonly string[]): number =>
    texts.filter((text) => scoreOf(text) >= limit).length;
  const report = `limit ${limit.toFixed(2)}, ${overLimit(heldBack)} of ${heldBack.length} calm chat messages asked about, ${overLimit(danger)} of ${danger.length} dangers met`;
  return { limit, report };
}
