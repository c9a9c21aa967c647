import type { DailyType, HoroscopeType } from '../../vocabulary.ts';
import type { News } from '../news/news.ts';
import type { Lens } from '../vocabulary.ts';

export type ReadingType = DailyType | HoroscopeType;

export const LENS_OF = {
  'daily-guidance': 'whole',
  'love-forecast': 'love',
  'career-success': 'work',
  'spiritual-awakening': 'inner',
  'lunar-wisdom': 'inner',
  'protection-blessing': 'shelter',
  daily: 'whole',
  weekly: 'whole',
  love: 'love',
  career: 'work',
  health: 'body',
  spiritual: 'inner',
} as const satisfies Record<ReadingType, Lens>;

type Favourites = {
  readonly things: ReadonlySet<string>;
  readonly bonus: number;
  /** For what only touches such a point of the chart; the same where it is not given. */
  readonly pointBonus?: number;
};

/** What each lens looks for first within a rank: planets, points and matters. */
const FAVOURITES: Partial<Record<ReadingType, Favourites>> = {
  'love-forecast': favour(0.9, 'venus moon mars partners play'),
  love: favour(0.9, 'venus moon mars partners play'),
  'career-success': favour(0.9, 'midheaven saturn sun mercury career routine money'),
  career: favour(0.9, 'midheaven saturn sun mercury career routine money'),
  health: favour(0.9, 'mars sun moon ascendant routine self rest'),
  'spiritual-awakening': favour(0.7, 'neptune jupiter moon rest travel'),
  spiritual: favour(0.7, 'neptune jupiter moon rest travel'),
  'protection-blessing': favour(0.7, 'saturn pluto jupiter home trust rest'),
  // The Moon of the sky comes first, and before it only what is once in years for the Moon of the chart.
  'lunar-wisdom': { ...favour(10, 'moon'), pointBonus: 5.2 },
};

function favour(bonus: number, things: string): Favourites {
  return { things: new Set(things.split(' ')), bonus };
}

/** How much closer to the top a lens takes this news. */
export function lensBonus(type: ReadingType, { about }: News): number {
  const favourites = FAVOURITES[type];
  if (favourites === undefined) return 0;
  const { things, bonus, pointBonus = bonus } = favourites;
  const isFavoured = (thing: string | null): boolean => thing !== null && things.has(thing);
  if (isFavoured(about.body) || isFavoured(about.matter)) return bonus;
  return isFavoured(about.point) ? pointBonus : 0;
}
