import type { Fact } from '../facts/fact.ts';
import { sentencesOf } from '../text/sentences.ts';
import { type Backing, backingOf, joined } from './backing.ts';
import type { BodyMention, Mention } from './mentions.ts';
import { isAspectBacked, isToneBacked, unrelatedBodies } from './relations.ts';
import { isSame, type Scene, sceneOf } from './scene.ts';

/**
 * What a text says about the sky that the facts it cites do not say: the words, as they stand. `more` is what
 * the conversation has said already. Whatever cannot be
 * understood counts as unbacked; a sentence less does no harm, a wrong one does.
 */
export function findUnbacked(
  text: string,
  cited: readonly Fact[],
  more: Partial<Backing> = {},
): string[] {
  const backing = joined(backingOf(cited), more);
  let before: BodyMention | null = null;
  return sentencesOf(text).flatMap((sentence) => {
    const scene = sceneOf(sentence, backing, before);
    before = scene.bodies.at(-1) ?? before;
    const loose = scene.mentions.filter((mention) => !isBacked(mention, scene));
    return [
      ...loose.map(({ at, end }) => sentence.slice(at, end)),
      ...unrelatedBodies(scene).map(({ at, end }) => sentence.slice(at, end)),
    ];
  });
}

function isBacked(mention: Mention, scene: Scene): boolean {
  const { backing } = scene;
  switch (mention.is) {
    case 'body':
      return isKnown(mention, backing);
    case 'sign':
      return isSignBacked(mention, scene);
    case 'aspect':
      return isAspectBacked(mention, scene);
    case 'motion': {
      const body = nearest(mention, scene);
      return placesOf(body, backing).some(
        ({ isRetrograde }) => isRetrograde === mention.isRetrograde,
      );
    }
    case 'house': {
      const body = nearest(mention, scene);
      const places = body === null ? backing.placed : placesOf(body, backing);
      return places.some(({ house }) => house === mention.house);
    }
    case 'phase':
      return mention.phases.some((phase) => backing.phases.includes(phase));
    case 'quality':
      return backing.qualities.includes(mention.quality);
    case 'ruler': {
      const body = nearest(mention, scene);
      return backing.rulers.some((ruler) => body === null || ruler.body === body.point);
    }
    case 'tone':
      return isToneBacked(mention, scene);
    case 'palm':
      return backing.palm.includes(mention.line?.toLowerCase() ?? 'palm');
    case 'eclipse':
      return backing.hasEclipse;
    case 'unknown':
      return false;
  }
}

const placesOf = (body: BodyMention | null, { placed }: Backing) =>
  body === null ? [] : placed.filter((place) => isSame(place, body));

function isKnown(body: BodyMention, backing: Backing): boolean {
  const isRuler = body.owner === 'sky' && backing.rulers.some((one) => one.body === body.point);
  // "The Full Moon" names the Moon.
  const isPhase = body.owner === 'sky' && body.point === 'moon' && backing.phases.length > 0;
  const isMissing = backing.hasNoTime && body.point === 'ascendant';
  return isRuler || isPhase || isMissing || placesOf(body, backing).length > 0;
}

/** The body before a word, else the one after it, else the one of the sentences before. */
function nearest({ at }: Mention, { bodies, before }: Scene): BodyMention | null {
  return bodies.findLast((body) => body.at < at) ?? bodies.find((body) => body.at > at) ?? before;
}

const isNext = ({ point }: BodyMention, between: string): boolean =>
  between === ' ' || (point === 'ascendant' && /^ (?:was|is) $/u.test(between));

/** Words after which a sign belongs to a person and is no place; after the others it may be either. */
const OWN_SIGN_BEFORE = /(?:^|\b(?:an?|for|as|from|of|to|your|you|fellow|dear|gives|rules))\s*$/iu;
const MAY_BE_OWN_BEFORE = /(?:\b(?:and|with|or|is|are|am|two|both|between)|[,;:])\s*$/iu;
/** "Libra has Venus as its guest." */
const PLACE_AFTER = /^ (?:is said to make|has (?:the )?\w+ as its guest|takes (?:the )?\w+ in)\b/iu;
const PLACE_BEFORE = /\b(?:in|into|through|across|enter(?:s|ed|ing)?|leav(?:es|ing)|left)\s*$/iu;

function isSignBacked(mention: Extract<Mention, { is: 'sign' }>, scene: Scene): boolean {
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
    return isIn(inSentence ?? bodies.find((body) => body.at > mention.at) ?? before);
  }
  if (words === '' && PLACE_AFTER.test(sentence.slice(mention.end))) return isIn(bodies[0]);
  if (OWN_SIGN_BEFORE.test(words)) return isOwn;
  if (isOwn && MAY_BE_OWN_BEFORE.test(words)) return true;
  return isIn(nearest(mention, scene)) || (isOwn && bodies.length === 0);
}

/** Between "your" and "Venus" stands the sign. */
const ownerBefore = (sentence: string, at: number, body: BodyMention): BodyMention['owner'] => {
  if (/\b(?:your|natal)\s+$/iu.test(sentence.slice(0, at))) return 'reader';
  return /\b(?:their|his|her)\s+$/iu.test(sentence.slice(0, at)) ? 'partner' : body.owner;
};
