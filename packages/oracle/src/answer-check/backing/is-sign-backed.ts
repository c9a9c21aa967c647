import type { BodyMention, Mention } from '../mentions/mention.ts';
import type { Scene } from '../scene.ts';
import { placesOf, nearest } from './nearest-places.ts';

const isNext = ({ point }: BodyMention, between: string): boolean =>
  between === ' ' || (point === 'ascendant' && /^ (?:was|is) $/u.test(between));

/** Words after which a sign belongs to a person and is no place; after the others it may be either. */
const OWN_SIGN_BEFORE = /(?:^|\b(?:an?|for|as|from|of|to|your|you|fellow|dear|gives|rules))\s*$/iu;
const MAY_BE_OWN_BEFORE = /(?:\b(?:and|with|or|is|are|am|two|both|between)|[,;:])\s*$/iu;
/** "Libra has Venus as its guest." */
const PLACE_AFTER = /^ (?:is said to make|has (?:the )?\w+ as its guest|takes (?:the )?\w+ in)\b/iu;
const PLACE_BEFORE = /\b(?:in|into|through|across|enter(?:s|ed|ing)?|leav(?:es|ing)|left)\s*$/iu;

/** "It's in Taurus", where the question has named the body. */
const IT_BEFORE = /^it(?:'s|’s| is) (?:now |still )?in\s*$/iu;

/** Whether all that is cited stands in this sign, so that "it" can be nothing else. */
const isOnlyPlace = (
  { sign }: Extract<Mention, { is: 'sign' }>,
  { backing: { placed } }: Scene,
): boolean => placed.length > 0 && placed.every((place) => place.sign === sign);

export function isSignBacked(mention: Extract<Mention, { is: 'sign' }>, scene: Scene): boolean {
  const { sentence, bodies, backing, before } = scene;
  const isIn = (body: BodyMention | null | undefined): boolean =>
    placesOf(body ?? null, backing).some(({ sign }) => sign === mention.sign);
  // "Your Libra Venus", "Scorpio rising", "Scorpio was rising".
  const next = bodies.find((body) => isNext(body, sentence.slice(mention.end, body.at)));
  if (next) return isIn({ ...next, owner: ownerBefore(sentence, mention.at, next) });
  const words = sentence.slice(0, mention.at);
  const isOwn = backing.ownSigns.includes(mention.sign);
  if (PLACE_BEFORE.test(words)) {
    const inSentence = bodies.findLast((body) => body.at < mention.at);
    const body = inSentence ?? bodies.find(({ at }) => at > mention.at) ?? before;
    return body === null && IT_BEFORE.test(words) ? isOnlyPlace(mention, scene) : isIn(body);
  }
  if (words === '' && PLACE_AFTER.test(sentence.slice(mention.end))) return isIn(bodies[0]);
  if (OWN_SIGN_BEFORE.test(words)) return isOwn;
  if (isOwn && MAY_BE_OWN_BEFORE.test(words)) return true;
  return isIn(nearest(mention, scene)) || (isOwn && bodies.length === 0);
}

/** Between "your" and "Venus" stands the sign. */
const ownerBefore = (sentence: string, at: number, body: BodyMention): BodyMention['owner'] => {
  if (/\b(?:your|natal)\s+$/iu.test(sentence.slice(0, at))) return 'user';
  return /\b(?:their|his|her)\s+$/iu.test(sentence.slice(0, at)) ? 'partner' : body.owner;
};
