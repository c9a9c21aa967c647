import { told } from '../look-up.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const ILLNESS =
  /\b(?:lump|biopsy|scan|mri|ct|ultrasound|mammogram|blood (?:test|work)|tests?|results|diagnos\w*|tumou?r|mole|symptoms?|cancer|surgery|operation)\b/u;
const HEALTH =
  /\b(?:lump|biopsy|mri|mammogram|blood (?:test|work)|diagnos\w*|tumou?r|doctor|hospital|clinic|oncolog\w*|surgery|operation|chemo)\b/u;
const ASKS_CHART =
  /\b(?:chart|stars?|planets?|cards?|sky|horoscope)\b.{0,40}\b(?:bad|serious|cancer|ok|okay|fine|good|die|benign|worst|positive|negative|something)\b|\b(?:bad|serious|ok|okay|fine|benign)\b.{0,25}\b(?:chart|stars?|planets?|cards?)\b/u;

/** "found a lump, results on friday", then "can you see in my chart if its bad" */
const illnessInChart: WholeLookUp = {
  family: 'waiting-results',
  isAsked: ({ text, before }) => {
    const earlier = `${before?.said ?? ''} ${before?.plain ?? ''}`.toLowerCase();
    return ASKS_CHART.test(text) && ILLNESS.test(earlier) && HEALTH.test(earlier);
  },
  tell: () =>
    told(
      "No, and no chart can: it knows nothing of what's inside a body, and I won't guess about something this close to you. Only the results can say, and the people who took them can explain every word. Until then, ask who'll call and by when, have somebody with you on that day, and fill the evenings before it with company instead of searching.",
    ),
};

export const ILLNESS_IN_CHART: readonly WholeLookUp[] = [illnessInChart];
