import type { NearWithStory } from '../understood.ts';
import { featuresOf } from './features.ts';
import { laterKindsOf } from './later-kinds.ts';
import { lookAt, marksOf } from './look-at.ts';
import { nearLater, nearStoryMatters } from './near/near-passages.ts';
import type { Reader } from './understand.ts';

/** What a message is like that goes on with a story: the two as one text, and the message by itself. */
export async function readWithStory(
  { story, later }: { readonly story: string; readonly later: string },
  { model, matters, later: tables, laterKinds, embedForMatters, products }: Reader,
  today: string,
): Promise<NearWithStory> {
  const looks = [asOneText(story, later), later].map((text) =>
    lookAt({ text, said: '' }, model.words, today),
  );
  const places = await embedForMatters(looks.map(({ plain }) => plain || 'nothing'));
  const [whole, alone] = looks.map((looked, at) => ({
    place: places[at] ?? new Float32Array(),
    features: featuresOf(looked.typed, marksOf(looked)),
    products,
  }));
  if (whole === undefined || alone === undefined) throw new RangeError('a reading for each text');
  return {
    matters: nearStoryMatters(matters, whole),
    later: nearLater(tables, { whole, alone }),
    inAny: laterKindsOf(laterKinds, later, alone.place),
  };
}

/** Without the marks that would part what was told from what comes next. */
export const asOneText = (story: string, later: string): string =>
  [story, later].map(asPart).join(', ');

const asPart = (text: string): string =>
  text
    .trim()
    .replace(/[?!.…\s]+$/u, '')
    .replaceAll(/[?!.…]+(?=\s)/gu, ',');
