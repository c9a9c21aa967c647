import { expect, it } from 'vitest';
import { brokenPaths, unknownNames } from './docs-paths.mjs';

const files = [
  'README.md',
  'apps/server/src/config.ts',
  'docs/architecture.md',
  'docs/decisions/001-node.md',
  'packages/contract/src/call.ts',
];

/**
 * @param {string} text
 * @param {string} [page]
 */
const broken = (text, page = 'docs/architecture.md') => brokenPaths({ page, text, files });

it('finds the path in backticks that nothing answers to', () => {
  expect(
    broken('See `packages/contract/src/gone.ts` and `packages/contract/src/call.ts`.'),
  ).toEqual(['packages/contract/src/gone.ts']);
});

it('accepts folders, with and without the closing stroke', () => {
  expect(broken('`apps/server/` and `apps/server/src`')).toEqual([]);
  expect(broken('`apps/web/`')).toEqual(['apps/web/']);
});

it('counts links from the page that carries them', () => {
  expect(broken('[why](decisions/001-node.md#context) [home](../README.md)')).toEqual([]);
  expect(broken('[why](decisions/001-node.md)', 'README.md')).toEqual(['decisions/001-node.md']);
});

it('finds the picture that is not there', () => {
  expect(broken('<img src="docs/look.png"> ![x](docs/look.png)', 'README.md')).toHaveLength(2);
});

it('knows a file by its name or the end of its path', () => {
  expect(broken('only `config.ts` reads it, beside `src/call.ts`')).toEqual([]);
  expect(broken('only `settings.ts` reads it')).toEqual(['settings.ts']);
});

it('lets a star and a noun in brackets stand for one name', () => {
  expect(broken('`packages/*/src` and `apps/<app>/src/config.ts`')).toEqual([]);
  expect(broken('`packages/*/test`')).toEqual(['packages/*/test']);
});

it('finds the name of code that no source has, as a verb or by itself', () => {
  const words = new Set(['planOf', 'checkPart']);
  const text = '`planOf(db, now)` `endBilling(deps)` `checkPart` `checkWhole` `free` `PUBLIC_URL`';
  expect(unknownNames({ text, words })).toEqual(['endBilling', 'checkWhole']);
});

it('takes routes, packages, media types and fenced blocks for what they are', () => {
  expect(broken('`/dev/mailbox` `@palm/contract` `application/json` `npm run dev`')).toEqual([]);
  expect(broken('```\npackages/gone/\n`packages/gone/x.ts`\n```\n')).toEqual([]);
});
