import { OWN_PLACE, RETURNED } from '../../facts/in-text.ts';
import type { Mention } from './mention.ts';

const OWN_PLACE_WORDS = new RegExp(
  String.raw`\b(?:${OWN_PLACE}|(?<returned>${RETURNED}))\b`,
  'giu',
);

/** "Its place at your birth" is the planet named before, in the user's chart; standing there again is a conjunction. */
export function ownPlacesIn(sentence: string, found: readonly Mention[]): Mention[] {
  return [...sentence.matchAll(OWN_PLACE_WORDS)].flatMap((match): Mention[] => {
    const [at, end] = [match.index, match.index + match[0].length];
    const body = found.findLast((mention) => mention.is === 'body' && mention.at < at);
    if (body?.is !== 'body') return [{ is: 'unknown', at, end }];
    const place: Mention = { ...body, owner: 'user', at: end - 1, end };
    return match.groups?.['returned'] === undefined
      ? [place]
      : [{ is: 'aspect', aspect: 'conjunction', isWeak: false, at, end }, place];
  });
}
