import { eclipsesAfter } from '@palm/astrology/eclipses';
import { signAt } from '@palm/astrology/sign-at';
import { degreeWords } from '../../../facts/fact-words.ts';
import { clockWords, dateWordsAt } from '../calendar/date-words.ts';
import { fill, note, perMessage, type SlotContext, type SlotGroup } from '../slot.ts';
import { matterAt, signName } from './moon-slots.ts';

const nextEclipse = perMessage(({ now, sky }) => {
  const [eclipse] = eclipsesAfter(now, 1);
  if (eclipse === undefined) throw new RangeError('no eclipse found');
  return { ...eclipse, longitudeDeg: sky.positionOf('moon', eclipse.at).longitudeDeg };
});

/** How an eclipse looks, in everyday words. */
export const eclipseLook = (kind: string): string =>
  kind === 'penumbral' ? 'faint' : kind === 'annular' ? 'ring-shaped' : kind;

/** "a total eclipse of the Sun" */
function kindWords(context: SlotContext): string {
  const { of, kind } = nextEclipse(context);
  return `a ${eclipseLook(kind)} eclipse of the ${of === 'sun' ? 'Sun' : 'Moon'}`;
}

function eclipseNote(context: SlotContext) {
  const { of, kind, at, longitudeDeg } = nextEclipse(context);
  const name = `${kind} ${of === 'sun' ? 'solar' : 'lunar'} eclipse`;
  const when = `${dateWordsAt(at, context)}, ${clockWords(at, context.zone)}`;
  return note('eclipse', `Next: ${name}, greatest ${when}, Moon at ${degreeWords(longitudeDeg)}`);
}

export const eclipseSlots = {
  next_eclipse: (context) =>
    fill(dateWordsAt(nextEclipse(context).at, context), eclipseNote(context)),
  eclipse_kind: (context) => fill(kindWords(context), eclipseNote(context)),
  eclipse_sign: (context) =>
    fill(signName(signAt(nextEclipse(context).longitudeDeg)), eclipseNote(context)),
  eclipse_matter: (context) =>
    fill(matterAt(nextEclipse(context).longitudeDeg, context), eclipseNote(context)),
} as const satisfies SlotGroup;
