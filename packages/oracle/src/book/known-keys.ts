import { PLANET_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { LINE_NAMES, LINE_STATEMENTS, PALM_STATEMENTS } from '@palm/palmistry/vocabulary';
import { AXES, FAMILIES, MATTERS, POINTS, RETURNS, SLOW, TEMPERS } from './vocabulary.ts';
import type { EntryKey } from './entry.ts';

export const BOOK_KINDS = [
  'transit',
  'visit',
  'lunation',
  'station',
  'return',
  'end',
  'natal',
  'tie',
  'pair',
  'partner',
  'palm',
  'temper',
] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

/** The Sun and the Moon never turn around. */
const TURNING = PLANET_IDS.filter((planet) => planet !== 'sun' && planet !== 'moon');

const pairsOf = <T>(list: readonly T[], withItself: boolean): [T, T][] =>
  list.flatMap((first, index) =>
    list.slice(withItself ? index : index + 1).map((second): [T, T] => [first, second]),
  );

const join = (...lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head}${tail}`)),
    [''],
  );

const KEYS = {
  transit: join(['transit/'], PLANET_IDS, ['/'], FAMILIES, ['-'], POINTS),
  visit: join(['visit/'], PLANET_IDS, ['/'], MATTERS, ['-chart', '-sign']),
  lunation: [
    ...join(['lunation/new-'], MATTERS),
    ...join(['lunation/full-', 'lunation/eclipse-sun-', 'lunation/eclipse-moon-'], AXES),
    ...join(['lunation/new-on-', 'lunation/full-on-'], POINTS),
  ],
  station: join(['station/'], TURNING, ['-retrograde', '-direct'], ['', '-beats']),
  return: join(['return/'], RETURNS),
  end: join(['end/'], SLOW, ['-'], FAMILIES),
  natal: [
    ...join(['natal/'], POINTS, ['-'], SIGN_IDS),
    ...join(['natal/'], PLANET_IDS, ['-in-'], MATTERS),
  ],
  tie: pairsOf(POINTS, true).flatMap(([a, b]) => join([`tie/${a}-${b}-`], FAMILIES)),
  pair: pairsOf(SIGN_IDS, true).map(([a, b]) => `pair/${a}-${b}`),
  partner: join(['partner/'], PLANET_IDS, ['-'], MATTERS),
  temper: join(['temper/'], TEMPERS),
} satisfies Record<Exclude<BookKind, 'palm'>, readonly EntryKey[]>;

const KNOWN: ReadonlySet<EntryKey> = new Set(Object.values(KEYS).flat());

const STATEMENTS: ReadonlySet<string> = new Set([
  ...PALM_STATEMENTS,
  ...join(LINE_NAMES, ['-line-'], LINE_STATEMENTS),
]);

/** Every key the Book may have, but for palms: those combine statements freely. */
export const keysOf = (kind: Exclude<BookKind, 'palm'>): readonly EntryKey[] => KEYS[kind];

export function isKnownKey(key: EntryKey): boolean {
  const [kind, rest] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)];
  if (kind === 'palm') return rest.split('+').every((statement) => STATEMENTS.has(statement));
  return KNOWN.has(key);
}

export const kindOf = (key: EntryKey): BookKind | null =>
  BOOK_KINDS.find((kind) => key.startsWith(`${kind}/`)) ?? null;
