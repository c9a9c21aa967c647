import { SIGNS } from '@palm/astrology/vocabulary';
import { signOf } from '../facts/birth-chart.ts';
import type { Person } from '../request.ts';
import type { DailyType, HoroscopeType } from '../vocabulary.ts';
import type { ModelRequest } from './model-request.ts';

const DAILY_TASKS = {
  'daily-guidance': 'guidance for the day: where to put attention, what to leave alone',
  'love-forecast': 'love and closeness today, whether or not there is a partner',
  'career-success': 'work today: effort, standing, one useful step',
  'spiritual-awakening': 'the inner life today: stillness, meaning, attention',
  'lunar-wisdom': 'what the Moon is doing today and what it asks',
  'protection-blessing':
    'steadiness and limits today; after the question one last part is a blessing that begins with "May"',
} as const satisfies Record<DailyType, string>;

const HOROSCOPE_TASKS = {
  daily: 'the day',
  weekly: 'the week ahead; name a weekday only where a cited fact names it',
  love: 'love and closeness',
  career: 'work and effort',
  health: 'rest, rhythm and habits; nothing medical whatever',
  spiritual: 'the inner life',
} as const satisfies Record<HoroscopeType, string>;

const PAGE =
  'Where there is an OWN ANSWER, it says what the page is about. Begin with a title. Six to eight parts, 90 to 130 words in all.';

/** What is wanted, in words that hold nothing of the reader. */
export function taskOf(request: ModelRequest): string {
  switch (request.kind) {
    case 'daily':
      return `Write a daily reading: ${DAILY_TASKS[request.type]}. ${PAGE}`;
    case 'horoscope':
      return `Write a horoscope for ${nameOf(request.person)}: ${HOROSCOPE_TASKS[request.type]}. ${PAGE}`;
    case 'partner':
      return `Write to the reader about the day of somebody who is not here, a ${nameOf(request.partner)}. Speak of the sign, never of that person's thoughts as known, and of what the reader can do. ${PAGE}`;
    case 'compatibility':
      return `Write about the tie between ${nameOf(request.person)} (the reader) and ${nameOf(request.partner)}: where it is easy, where it takes work, one talk to have. The tie, never a verdict, no percentage. ${PAGE}`;
    case 'chat':
      return 'Answer what READER asks, to the point, from the facts that bear on it. Where there is an OWN ANSWER, keep to its advice and its limits, in words of your own. No title. Three to six parts, 50 to 110 words in all.';
  }
}

function nameOf(person: Person): string {
  const sign = signOf(person);
  return sign === null ? 'the reader' : SIGNS[sign].name;
}
