import type { AspectId, MoonPhaseId, SignId } from '@palm/astrology/vocabulary';
import { sentencesOf } from '../../text/sentences.ts';
import type { Backing, Placed, Tied } from './backing-types.ts';
import type { BodyMention, Mention } from '../mentions/mention.ts';
import { mentionsIn } from '../mentions/mentions.ts';

/** What our own answer to a question says of the sky: a model that is told it may say it again. */
export function backingOfWords(text: string): Partial<Backing> {
  const each = sentencesOf(text).map((sentence) => backedBy(mentionsIn(sentence)));
  return {
    placed: each.flatMap(({ placed }) => placed),
    tied: each.flatMap(({ tied }) => tied),
    phases: each.flatMap(({ phases }) => phases),
    hasEclipse: each.some(({ hasEclipse }) => hasEclipse),
  };
}

function backedBy(mentions: readonly Mention[]) {
  const bodies = mentions.filter((mention) => mention.is === 'body');
  const signs = mentions.flatMap((mention) => (mention.is === 'sign' ? [mention.sign] : []));
  const aspects = mentions.flatMap((mention) => (mention.is === 'aspect' ? [mention.aspect] : []));
  return {
    placed: placesOf(bodies, signs, mentions),
    tied: tiesOf(bodies, aspects),
    phases: mentions.flatMap((mention): readonly MoonPhaseId[] =>
      mention.is === 'phase' ? mention.phases : [],
    ),
    hasEclipse: mentions.some(({ is }) => is === 'eclipse'),
  };
}

/** A sign belongs to a body where the sentence names no other. */
function placesOf(
  bodies: readonly BodyMention[],
  signs: readonly SignId[],
  mentions: readonly Mention[],
): Placed[] {
  const [only] = bodies;
  const house = mentions.find((mention) => mention.is === 'house')?.house ?? null;
  const motion = mentions.find((mention) => mention.is === 'motion')?.isRetrograde ?? null;
  if (bodies.length !== 1 || only === undefined) {
    return bodies.map(({ point, owner }) => ({ point, owner, sign: null }));
  }
  const { point, owner } = only;
  const at = { point, owner, house, isRetrograde: motion };
  return signs.length === 0 ? [{ ...at, sign: null }] : signs.map((sign) => ({ ...at, sign }));
}

function tiesOf(bodies: readonly BodyMention[], aspects: readonly AspectId[]): Tied[] {
  const [a, b] = bodies;
  if (bodies.length !== 2 || a === undefined || b === undefined) return [];
  return aspects.map((aspect) => ({ a, b, aspect }));
}
