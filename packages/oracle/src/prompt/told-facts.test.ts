import { expect, it } from 'vitest';
import { promptOf, requestNamed } from '../../test/model/requests.ts';

/* Each task is told the facts it needs, each once. The lines stand as the model reads them. */

const ON = '2026-11-15';

const factLines = (request: string): string[] => {
  const { user } = promptOf(requestNamed(request));
  const section = user.split('\n\n').find((one) => one.startsWith('FACTS\n')) ?? '';
  return section.split('\n').slice(1);
};

const ORB = '(?:almost exact|close|loose)';
const DAY = String.raw`(?:today|(?:\w+day, )?\w+ \d{1,2})`;

it.each([
  [
    'lunar wisdom',
    `daily lunar-wisdom ada ${ON}`,
    /^transit:moon-\S+ = Moon, .*a few hours today/u,
  ],
  [
    'a week',
    `horoscope weekly ada ${ON}`,
    new RegExp(`^transit:\\S+ = .*exact \\w+day, November (?:1[6-9]|2[01])`, 'u'),
  ],
  [
    'a week by the sign alone',
    `horoscope weekly leo ${ON}`,
    new RegExp(`^(?:solar|ingress|lunation|station)\\S* = .*${DAY}`, 'u'),
  ],
  [
    '"which day"',
    `chat ada ${ON}`,
    new RegExp(`^transit:\\S+ = .*exact \\w+day, November (?:1[6-9]|2[01])`, 'u'),
  ],
  [
    'two charts',
    `compatibility ada 1990-08-02 ${ON}`,
    new RegExp(`^cross:\\S+ = your \\w+ in \\w+ and their \\w+ in \\w+: \\w+, ${ORB}`, 'u'),
  ],
  ['two signs', `compatibility gemini libra ${ON}`, /^pair:signs = Gemini .* and Libra /u],
  ['a palm', `palm first ${ON}`, /^palm:\S+ = \S/u],
])('%s is told what it is about, and nothing twice', (_, request, line) => {
  const lines = factLines(request);
  expect(
    lines.some((one) => line.test(one)),
    lines.join('\n'),
  ).toBe(true);
  const ids = lines.map((one) => one.slice(0, one.indexOf(' = ')));
  expect(new Set(ids).size).toBe(ids.length);
});

const isNews = (line: string): boolean => / Comes: /u.test(line);

it.each([
  ['a page', `daily daily-guidance ada ${ON}`, 9],
  ['a week', `horoscope weekly ada ${ON}`, 14],
  ['a chat', `chat ada ${ON}`, 14],
])('%s is told no more news than it can use', (_, request, most) => {
  expect(factLines(request).filter(isNews).length).toBeLessThanOrEqual(most);
});

it('a day is told no other day than those of contacts that run', () => {
  expect(factLines(`daily daily-guidance ada ${ON}`).join('\n')).not.toContain('next:');
  expect(factLines(`horoscope weekly ada ${ON}`).join('\n')).toContain('next:house:mercury');
});
