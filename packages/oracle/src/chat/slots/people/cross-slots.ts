import { castNatalChart } from '@palm/astrology/chart';
import type { AspectId } from '@palm/astrology/vocabulary';
import { CROSS_STEPS } from '../../../../content/chat/pair-lines.ts';
import type { CrossFact } from '../../../facts/fact-kinds/pair-fact.ts';
import { pointName } from '../../../facts/fact-words.ts';
import { crossFacts } from '../../../facts/synastry-facts.ts';
import type { Entities, NamedDay } from '../../understood.ts';
import { spanOfDay } from '../calendar/local-time.ts';
import { fill, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';

const AGE_OF_CONSENT_YEARS = 18;

/** The contacts to the chart of the person whose birth date was typed. None for a minor. */
const crossOf = perMessage(({ chart, entities, person, zone, now }): readonly CrossFact[] => {
  const date = othersBirth(entities, person.birth?.date);
  if (chart === null || date === null) return [];
  const today = new Date(now).toISOString().slice(0, 10);
  const ofAge = `${Number(date.iso.slice(0, 4)) + AGE_OF_CONSENT_YEARS}${date.iso.slice(4)}`;
  if (ofAge > today) return [];
  const partner = castNatalChart({ time: 'unknown', day: spanOfDay(date.iso, zone) });
  return crossFacts(chart, partner);
});

/** Of two dates the one that is not the user's; none where both are other people's. */
function othersBirth({ date, date_b: second }: Entities, own: string | undefined): NamedDay | null {
  const births = [date, second].flatMap((day) => (day?.isBirth === true ? [day] : []));
  const others = births.filter(({ iso }) => iso !== own);
  return others.length === 1 ? (others[0] ?? null) : null;
}

const EASY: readonly AspectId[] = ['trine', 'sextile', 'conjunction'];
const HARD: readonly AspectId[] = ['square', 'opposition'];

const closest = (context: SlotContext, aspects: readonly AspectId[]): CrossFact | undefined =>
  crossOf(context).find(({ aspect }) => aspects.includes(aspect));

const WORDS = {
  conjunction: 'stands right on',
  trine: 'is on easy terms with',
  sextile: 'is on easy terms with',
  square: 'is at a hard angle to',
  opposition: 'is opposite',
} as const satisfies Record<AspectId, string>;

function told(fact: CrossFact | undefined): Filled | null {
  if (fact === undefined) return null;
  const { of, to, aspect } = fact;
  const words = `your ${pointName(of)} ${WORDS[aspect]} their ${pointName(to)}`;
  return fill(words, fact);
}

function stepFor({ of }: CrossFact): string {
  return of in CROSS_STEPS ? CROSS_STEPS[of as keyof typeof CROSS_STEPS] : CROSS_STEPS.other;
}

export const crossSlots = {
  best_cross: (context) => told(closest(context, EASY)),
  hard_cross: (context) => told(closest(context, HARD)),
  cross_step: (context) => {
    const fact = closest(context, HARD) ?? closest(context, EASY);
    return fact === undefined ? null : fill(stepFor(fact), fact);
  },
} as const satisfies SlotGroup;
