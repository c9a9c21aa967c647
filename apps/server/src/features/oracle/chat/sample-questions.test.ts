import { createSkyTable } from '@palm/astrology/sky-table';
import { sampleQuestions } from '@palm/contract/sample-questions';
import { expect, it } from 'vitest';
import { askLine } from '../../../../bin/ask-line.ts';
import { sharedPorts } from '../../../../test/shared-ports.ts';

const FULL_BIRTH = {
  date: '1991-03-14',
  time: '06:42',
  zone: 'America/New_York',
  lat: 40.7,
  lon: -74,
};

const run = { chat: sharedPorts.chat, sky: createSkyTable() };
/** Answers that more than one test looks at. */
const answers = new Map<string, Promise<string>>();

function answerTo(message: string, birth: typeof FULL_BIRTH | string | undefined): Promise<string> {
  const line = JSON.stringify({ message, date: '2026-11-18', birth });
  const answer = answers.get(line) ?? askLine(line, run);
  answers.set(line, answer);
  return answer;
}

it('every question that the chat offers has a sure answer, with any chart and without one', async () => {
  for (const message of sampleQuestions) {
    for (const birth of [FULL_BIRTH, '1996-12-09', undefined]) {
      const answer: unknown = JSON.parse(await answerTo(message, birth));
      expect(answer).toMatchObject({ zone: 'sure', grade: 0, choices: [] });
      expect(answer).toHaveProperty('text', expect.stringMatching(/^.{60,1500}$/su));
    }
  }
});

// On December 9, 1996 the Moon changes its sign: without an hour nothing may rest on it.
it.each([
  ['with an hour', FULL_BIRTH, { ...FULL_BIRTH, date: '1979-09-24' }],
  ['without an hour', '1991-03-14', '1996-12-09'],
])('every question that the chat offers is answered from the birth %s', async (_, one, other) => {
  const same: string[] = [];
  for (const message of sampleQuestions) {
    const [first, second] = [await answerTo(message, one), await answerTo(message, other)];
    if (first === second || [first, second].some((answer) => answer.includes('"facts":[]'))) {
      same.push(message);
    }
  }
  expect(same).toEqual([]);
});
