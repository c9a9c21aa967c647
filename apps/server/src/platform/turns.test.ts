import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

function partsInTurn() {
  const told: string[] = [];
  const turns = createTurns();
  const partOf = (name: string) => {
    const inTurn = turns(async () => void told.push(`${name} gives back`));
    return (work: () => Promise<void>) =>
      inTurn(async () => {
        told.push(`${name} begins`);
        await work();
        told.push(`${name} ends`);
      });
  };
  return { told, palms: partOf('palms'), chat: partOf('chat') };
}

const shortWork = async (): Promise<void> => undefined;

it('lets work of one part run together', async () => {
  const { told, chat } = partsInTurn();
  await Promise.all([chat(shortWork), chat(shortWork)]);
  expect(told).toEqual(['chat begins', 'chat begins', 'chat ends', 'chat ends']);
});

it('waits for the work of another part, and has it give its memory back first', async () => {
  const { told, palms, chat } = partsInTurn();
  await Promise.all([palms(shortWork), chat(shortWork), palms(shortWork)]);
  expect(told).toEqual([
    'palms begins',
    'palms ends',
    'palms gives back',
    'chat begins',
    'chat ends',
    'chat gives back',
    'palms begins',
    'palms ends',
  ]);
});

it('goes on after work that failed', async () => {
  const { told, palms, chat } = partsInTurn();
  await expect(palms(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await chat(shortWork);
  expect(told).toEqual(['palms begins', 'palms gives back', 'chat begins', 'chat ends']);
});
