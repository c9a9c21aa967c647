import { SIGNS } from '@palm/astrology/vocabulary';
import { signOf } from '../facts/birth-chart.ts';
import type { Person, ReadingRequest } from '../request.ts';
import { lengthFor, ROOM } from './page-length.ts';
import type { DailyType, HoroscopeType } from '../vocabulary.ts';

const DAILY_TASKS = {
  'daily-guidance': 'guidance for the day: where to put attention, what to leave alone',
  'love-forecast': 'love and closeness today, whether or not there is a partner',
  'career-success': 'work today: effort, standing, one useful step',
  'spiritual-awakening': 'the inner life today: stillness, meaning, attention',
  'lunar-wisdom': 'what the Moon is doing today and what it asks',
  'protection-blessing':
    'steadiness and limits today; the last part is a blessing that begins with "May"',
} as const satisfies Record<DailyType, string>;

const HOROSCOPE_TASKS = {
  daily: 'the day',
  weekly: 'the week ahead, with its days',
  love: 'love and closeness',
  career: 'work and effort',
  health: 'rest, rhythm and habits; nothing medical whatever',
  spiritual: 'the inner life',
} as const satisfies Record<HoroscopeType, string>;

const PAGE = `Begin with a title. Two to five parts, each a paragraph of one to five sentences. As long as the leading fact deserves: ${ROOM.hours.least} to ${ROOM.hours.most} words for hours or a day, ${ROOM.weeks.least} to ${ROOM.weeks.most} for weeks, up to ${ROOM.years.most} for what comes once in years.`;
const SHORT_WEEK =
  'Begin with a title. A lead on what the week is about, then two to four days by name, each with what it may feel like;';

/** What is wanted, in words that hold nothing of the user. */
export function taskOf(request: ReadingRequest): string {
  const { least, most } = lengthFor(request);
  switch (request.kind) {
    case 'daily':
      return `Write a daily reading: ${DAILY_TASKS[request.type]}. ${PAGE}`;
    case 'horoscope':
      return `Write a horoscope for ${nameOf(request.person)}: ${HOROSCOPE_TASKS[request.type]}. ${request.type === 'weekly' ? `${SHORT_WEEK} ${least} to ${most} words.` : PAGE}`;
    case 'partner':
      return `Write to the reader about the day of a person who is not here, a ${nameOf(request.partner)}. Speak of the sign, never of that person's thoughts, and of what the reader can do. ${PAGE}`;
    case 'compatibility':
      return `Write about the tie between ${nameOf(request.person)} (the reader) and ${nameOf(request.partner)}: where it is easy, where it takes work, one talk to have. The tie, never a verdict, no percentage. People are "they". ${PAGE}`;
    case 'palm':
      return `Write a reading of the palm in FACTS: for each finding what was seen, then what tradition says, then what to make of it; the most telling first, three to six of them. A short or broken life line is a crease, and you say so. Nothing of health, lifespan, children, marriages or dates. Begin with a title. One part, a paragraph, for each finding or pair of findings; ${least} to ${most} words.`;
    case 'chat':
      return `Answer what READER asks, first and to the point. Where OWN ANSWER has the looked-up fact, keep it; where it sets a limit, keep to it; the words are yours. Use the sky only where it bears on the question. "What do you mean?" is answered by saying the last answer again in plainer words. No title. One to six parts of one to three sentences, ${least} to ${most} words by what the question deserves. In English, unless another language is named here, whatever READER is written in.`;
  }
}

function nameOf(person: Person): string {
  const sign = signOf(person);
  return sign === null ? 'the reader' : SIGNS[sign].name;
}
