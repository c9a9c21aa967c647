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

it('every question that the chat offers is answered from the birth, and from another one differently', async () => {
  const run = { chat: sharedPorts.chat, sky: createSkyTable() };
  const ask = async (message: string, date: string): Promise<string> =>
    await askLine(
      JSON.stringify({ message, date: '2026-11-18', birth: { ...FULL_BIRTH, date } }),
      run,
    );
  const same: string[] = [];
  for (const message of sampleQuestions) {
    const answers = [await ask(message, '1991-03-14'), await ask(message, '1979-09-24')];
    if (answers[0] === answers[1] || answers.some((answer) => answer.includes('"facts":[]'))) {
      same.push(message);
    }
  }
  expect(same).toEqual([]);
});
