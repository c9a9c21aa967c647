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

it('every question that the chat offers has a sure answer, with any chart and without one', async () => {
  const run = { chat: sharedPorts.chat, sky: createSkyTable() };
  for (const message of sampleQuestions) {
    for (const birth of [FULL_BIRTH, '1998-01-22', undefined]) {
      const answer: unknown = JSON.parse(
        await askLine(JSON.stringify({ message, date: '2026-11-18', birth }), run),
      );
      expect(answer).toMatchObject({ zone: 'sure', grade: 0, choices: [] });
      expect(answer).toHaveProperty('text', expect.stringMatching(/^.{60,1500}$/su));
    }
  }
});

// On December 9, 1996 the Moon changes its sign: without an hour nothing may rest on it.
it.each([
  ['with an hour', { ...FULL_BIRTH, date: '1991-03-14' }, { ...FULL_BIRTH, date: '1979-09-24' }],
  ['without an hour', '1991-03-14', '1996-12-09'],
])('every question that the chat offers is answered from the birth %s', async (_, ...births) => {
  const run = { chat: sharedPorts.chat, sky: createSkyTable() };
  const same: string[] = [];
  for (const message of sampleQuestions) {
    const answers: string[] = [];
    for (const birth of births) {
      answers.push(await askLine(JSON.stringify({ message, date: '2026-11-18', birth }), run));
    }
    if (answers[0] === answers[1] || answers.some((answer) => answer.includes('"facts":[]'))) {
      same.push(message);
    }
  }
  expect(same).toEqual([]);
});
