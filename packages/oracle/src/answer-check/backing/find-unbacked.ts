import type { Fact } from '../../facts/fact.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { Backing } from './backing-types.ts';
import { backingOf, joined } from './backing.ts';
import type { BodyMention, Mention } from '../mentions/mention.ts';
import { isAspectBacked, isToneBacked, unrelatedBodies } from './relations.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { isSignBacked } from './is-sign-backed.ts';
import { placesOf, nearest } from './nearest-places.ts';

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

function isKnown(body: BodyMention, backing: Backing): boolean {
  const isRuler = body.owner === 'sky' && backing.rulers.some((one) => one.body === body.point);
  // "The Full Moon" names the Moon.
  const isPhase = body.owner === 'sky' && body.point === 'moon' && backing.phases.length > 0;
  const isMissing = backing.hasNoTime && body.point === 'ascendant';
  return isRuler || isPhase || isMissing || placesOf(body, backing).length > 0;
}
