import { birthChartOf } from '../../facts/birth-chart.ts';
import type { Person } from '../../request.ts';
import { slotSource } from '../compose/slot-source.ts';
import type { Situation } from '../compose/holds.ts';
import type { Family } from '../family.ts';
import type { SlotContext } from '../slots/slot.ts';
import type { Entities } from '../understood.ts';

const FULL_BIRTH = {
  name: 'Maya',
  birth: {
    date: '1991-03-14',
    time: '06:42',
    latitude: 40.7128,
    longitude: -74.006,
    zone: 'America/New_York',
  },
} as const satisfies Person;
const DATE_ONLY: Person = { birth: { date: '1998-01-22' } };
/** The Sun changed signs on that day. */
const BORDER_DAY: Person = { birth: { date: '1991-03-20' } };
/** With a grand cross. */
const PATTERNED: Person = {
  birth: { ...FULL_BIRTH.birth, date: '1999-08-08', time: '12:00' },
};
/** Without a planet in one of the elements. */
const LACKING: Person = {
  birth: { ...FULL_BIRTH.birth, date: '1995-12-12', time: '12:00' },
};

const FULL: Entities = {
  who: { words: 'your ex', relation: 'ex', name: null, they: 'he' },
  name: 'Dan',
  pet: { words: 'your dog', relation: 'dog', name: null, they: 'she' },
  sign: 'aquarius',
  sign_b: 'leo',
  planet: 'pluto',
  point: 'saturn',
  house: 7,
  aspect: 'conjunction',
  element: 'water',
  card: 'The Tower',
  term: 'trine',
  number: '11',
  place: 'Berlin',
  date: { words: 'Friday, November 20', iso: '2026-11-20', isBirth: false },
  clock: '3 a.m.',
  span: 'three days',
  age: 29,
  thing: 'the promotion',
  deed: 'quit your job',
  event: 'the wedding',
  a: 'Lisbon',
  b: 'Berlin',
  pattern: 'wait too long',
  feels: ['fear'],
  deadline: { words: 'Friday', iso: '2026-12-20', isBirth: false },
  language: 'Spanish',
  line: 'heart',
  died: 'your dad',
  quote: 'does it get less lonely',
};

/** Different points and dates, so that what holds for one user is tried by another. */
const VARIANTS: readonly Entities[] = [
  FULL,
  {
    ...FULL,
    number: '5',
    planet: 'jupiter',
    point: 'saturn',
    aspect: 'opposition',
  },
  {
    ...FULL,
    planet: 'venus',
    date: { words: 'May 20, 1989', iso: '1989-05-20', isBirth: true },
  },
  {
    ...FULL,
    date_b: { words: 'Monday, December 21', iso: '2026-12-21', isBirth: false },
  },
  {
    ...FULL,
    date_b: { words: 'Friday, December 25', iso: '2026-12-25', isBirth: false },
  },
  { month: '2027-05', sign_b: 'leo', planet: 'saturn', element: 'fire' },
  { a: 'call her', b: 'pizza' },
  { element: 'air' },
  { element: 'earth' },
  {},
];

/** With a void Moon, and with no planet retrograde, among them. */
const DAYS = [
  '2026-10-28',
  '2026-11-18',
  '2026-11-23',
  '2026-12-19',
  '2027-04-13',
  '2027-06-20',
] as const;

/** Known to the reply alone: see `reply/`. */
const TALK = {
  last_asked: 'when will i find something',
  last_short: 'No one can know.',
  second_guess_short: 'Ask once.',
  quote_own: 'Your Moon is in Cancer.',
  when_said: 'Earlier',
  people_told: 'your sister and Dan',
  told_of: 'my sister does not speak to me',
  first_asked: 'when will i find something',
  count: 'Three',
  lookup_answers: 'Rising sign: Aries.',
  parts_listed: 'quitting and moving',
  deeds_as_choice: 'The job, or Lisbon?',
  part_1_label: 'rising sign',
  part_1_short: 'Aries.',
  part_2_label: 'a trip',
  part_2_short: 'Go.',
  part_3_label: 'an ex',
  part_3_short: 'No.',
  heaviest_short: 'No.',
} as const;

/** Users and messages of many kinds: a passage that none of them gets is never said. */
export function* sampleSituations(
  family: Family,
  { sky, palm }: Pick<SlotContext, 'sky' | 'palm'>,
): Generator<Situation> {
  for (const person of [FULL_BIRTH, DATE_ONLY, BORDER_DAY, PATTERNED, LACKING, {}]) {
    for (const day of DAYS) {
      for (const entities of VARIANTS) {
        const context: SlotContext = {
          now: Date.parse(`${day}T20:15:00Z`),
          zone: 'America/New_York',
          sky,
          person,
          chart: birthChartOf(person),
          birthName: 'Maya Lind',
          familyId: family.id,
          purpose: family.purpose,
          entities,
          plain: '',
          palm,
          product: {
            price: '$0',
            trialDays: 1,
            freeQuestions: 1,
            premiumSaved: 1,
          },
          seed: 'check',
          pages: {
            ofSign: () => 'The page of a sign.',
            ofPlacement: () => 'A placement.',
          },
          mayDraw: true,
        };
        const source = slotSource(family, context, {
          isSkyAllowed: family.facts !== 'never',
          extra: Object.keys(entities).length === 0 ? {} : TALK,
        });
        yield {
          piece: {
            plain: '',
            said: '',
            form: 'tells',
            about: 'me',
            isJoke: false,
            entities,
          },
          chart: context.chart,
          source,
        };
      }
    }
  }
}

export const REPLY_SLOTS: ReadonlySet<string> = new Set(Object.keys(TALK));
