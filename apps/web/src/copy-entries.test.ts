import { expect, it } from 'vitest';

const catalogues = import.meta.glob<object>('./**/copy.ts', { eager: true, import: 'copy' });
const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/copy.ts', '!./**/*.test.{ts,tsx}'],
  { eager: true, import: 'default', query: '?raw' },
);

/** The keys that lead to each text of a catalogue. */
function pathsIn(entry: object): string[][] {
  return Object.entries(entry).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsIn(value).map((path) => [key, ...path])
      : [[key]],
  );
}

const addressOf = (path: string, file = ''): string =>
  new URL(path, new URL(file, 'file:///src/')).href;

/** The files that import a catalogue, with the name under which they use it. */
const usersOf = (catalogue: string) =>
  Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/import \{ copy(?: as (\w+))? \} from '([^']+)'/gu)]
      .filter(([, , path = '']) => addressOf(path, file) === addressOf(catalogue))
      .map(([, name = 'copy']) => ({ name, text: text.replaceAll(/\s+(?=\.\w)/gu, '') })),
  );

/** A text is used by its own path, or with a whole group that it is in, as in `copy.columns[name]`. */
function isUsed(path: readonly string[], users: ReturnType<typeof usersOf>): boolean {
  return users.some(({ name, text }) =>
    path.some((_, last) => {
      const used = [name, ...path.slice(0, last + 1)].join(String.raw`\.`);
      const isText = last === path.length - 1;
      return new RegExp(String.raw`\b${used}\b${isText ? '' : String.raw`(?!\.\w)`}`, 'u').test(
        text,
      );
    }),
  );
}

it('uses every text of every catalogue', () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(20);
  const unused = Object.entries(catalogues).flatMap(([file, copy]) => {
    const users = usersOf(file);
    return pathsIn(copy)
      .filter((path) => !isUsed(path, users))
      .map((path) => `${file}: ${path.join('.')}`);
  });
  expect(unused).toEqual([]);
});
