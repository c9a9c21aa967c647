import type { ThemeId, ThemePage } from '../../src/writer/themes.ts';
import { candour } from './candour.ts';
import { change } from './change.ts';
import { closeness } from './closeness.ts';
import { company } from './company.ts';
import { direction } from './direction.ts';
import { dream } from './dream.ts';
import { effort } from './effort.ts';
import { limits } from './limits.ts';
import { longing } from './longing.ts';
import { meaning } from './meaning.ts';
import { pace } from './pace.ts';
import { play } from './play.ts';
import { release } from './release.ts';
import { senses } from './senses.ts';
import { shelter } from './shelter.ts';
import { standing } from './standing.ts';
import { start } from './start.ts';
import { stillness } from './stillness.ts';
import { words } from './words.ts';

/** The book: one page for each theme. */
export const THEME_PAGES = {
  candour,
  change,
  closeness,
  company,
  direction,
  dream,
  effort,
  limits,
  longing,
  meaning,
  pace,
  play,
  release,
  senses,
  shelter,
  standing,
  start,
  stillness,
  words,
} as const satisfies Record<ThemeId, ThemePage>;
