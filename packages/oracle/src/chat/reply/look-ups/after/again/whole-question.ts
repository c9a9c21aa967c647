import type { OnChart } from '../chart-turn.ts';
import { askedForMonth, askedForOwn, askedForPlanet, askedWhoIsRight } from './asked-again.ts';
import { askedAlways, askedHardest, askedOfMoon, askedOfSigns } from './asked-of-chart.ts';
import {
  askedForCard,
  askedForNext,
  askedForYear,
  askedOfSleep,
  askedWhatItDoes,
} from './asked-of-sky.ts';

/** A few words on the question before as the whole question they stand for; null where they ask nothing of it. */
export const wholeQuestion = ({ text, earlier }: OnChart, last: string): string | null =>
  askedForMonth(text, last) ??
  askedForPlanet(text, last) ??
  askedWhoIsRight(text, last) ??
  askedForOwn(text, last) ??
  askedForCard(text, last) ??
  askedForNext(text, last) ??
  askedWhatItDoes(text, last) ??
  askedOfSleep(text, last) ??
  askedForYear(text, last) ??
  askedHardest(text, earlier) ??
  askedAlways(text, last) ??
  askedOfSigns(text, earlier) ??
  askedOfMoon(text, last);
