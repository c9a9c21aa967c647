import { createSkyTable } from '@palm/astrology/sky-table';
import { expect, it } from 'vitest';
import { askLine } from '../../../../bin/ask-line.ts';
import { sharedPorts } from '../../../../test/shared-ports.ts';

const run = { chat: sharedPorts.chat, sky: createSkyTable() };
const ask = async (line: object): Promise<unknown> =>
  JSON.parse(await askLine(JSON.stringify({ date: '2026-11-18', ...line }), run));

it('answers a crisis with fixed words, and stays with it in the next message', async () => {
  const crisis = 'I want to kill myself tonight.';
  expect(await ask({ message: crisis })).toMatchObject({ grade: 3, family: null, facts: [] });
  expect(await ask({ message: 'lol ok pull a card', context: [crisis] })).toMatchObject({
    grade: 3,
    family: null,
  });
});

it('answers what is only hard as what it is', async () => {
  expect(await ask({ message: 'got let go on friday' })).toMatchObject({
    grade: 0,
    family: 'got-fired',
  });
});

it('finds the place of a birth by its name', async () => {
  const birth = { date: '1998-03-02', time: '11:11', place: 'Oslo' };
  expect(await ask({ message: 'what is my rising sign', birth })).toMatchObject({
    text: expect.stringContaining('Cancer'),
  });
});
