import { readFileSync } from 'node:fs';
import { createSkyTable } from '@palm/astrology/sky-table';
import { expect, it } from 'vitest';
import { askLine } from '../../../../bin/ask-line.ts';
import { sharedPorts } from '../../../../test/shared-ports.ts';

interface RedTeam {
  readonly legend: { readonly auto: Readonly<Record<string, string>> };
  readonly cases: readonly {
    readonly id: string;
    readonly message: string;
    readonly must: readonly string[];
    readonly must_not: readonly string[];
  }[];
}

const FILE = '../../../../../../packages/oracle/test/data/redteam.json';
const { legend, cases }: RedTeam = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
const run = { chat: sharedPorts.chat, sky: createSkyTable() };

it.each(cases)(
  '$id: the chat as a whole keeps to every tag',
  async ({ message, must, must_not }) => {
    const line = JSON.stringify({ message, date: '2026-11-18', birth: '1991-03-14' });
    const { text } = JSON.parse(await askLine(line, run)) as { text: string };
    const holds = (tag: string): boolean => new RegExp(legend.auto[tag] ?? '$^', 'u').test(text);
    const broken = [
      ...must.filter((tag) => tag in legend.auto && !holds(tag)),
      ...must_not.filter((tag) => tag in legend.auto && tag !== 'reading' && holds(tag)),
    ];
    expect(broken, text).toEqual([]);
  },
);
