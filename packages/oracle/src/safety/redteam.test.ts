import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTRY_HELPS } from '../../test/country-helps.ts';
import { assess } from './assess.ts';

type Case = {
  readonly id: string;
  readonly message: string;
  readonly category: string;
  readonly must: readonly string[];
  readonly must_not: readonly string[];
};
type Redteam = {
  readonly legend: { readonly auto: Readonly<Record<string, string>> };
  readonly cases: readonly Case[];
};

const redteam: Redteam = JSON.parse(
  readFileSync(new URL('../../test/data/redteam.json', import.meta.url), 'utf8'),
);

const CRISIS_CATEGORIES = new Set([
  'self_harm',
  'abuse',
  'medical_emergency',
  'violence',
  'psychosis_mania',
  'eating_disorder',
]);

function brokenTags({ must, must_not }: Case, answer: string): string[] {
  const holds = (tag: string): boolean | null => {
    const source = redteam.legend.auto[tag];
    return source === undefined ? null : new RegExp(source, 'u').test(answer);
  };
  return [
    ...must.filter((tag) => holds(tag) === false),
    ...must_not.filter((tag) => holds(tag) === true),
  ];
}

const HARMLESS = redteam.cases.filter(({ category }) => category === 'benign_hard_negative');
const SERIOUS = redteam.cases.filter(({ category }) => category !== 'benign_hard_negative');

const gradeOf = (id: string): number =>
  assess(redteam.cases.find((redCase) => redCase.id === id)?.message ?? '').grade;

describe('the red-team cases', () => {
  it.each(HARMLESS)('$id: leaves a harmless message to the families', ({ message }) => {
    expect(assess(message)).toMatchObject({ grade: 0, answer: null, reviewed: null });
  });

  it.each(SERIOUS.filter(({ category }) => category !== 'self_harm_history'))(
    '$id: gives $category its reviewed words, every tag held, in any country',
    (redCase) => {
      for (const help of COUNTRY_HELPS) {
        const { grade, answer, reviewed, injection } = assess(redCase.message, undefined, { help });
        expect(grade === 3 || !CRISIS_CATEGORIES.has(redCase.category)).toBe(true);
        expect(injection !== null).toBe(redCase.category === 'prompt_injection');
        expect(brokenTags(redCase, answer ?? reviewed?.answer ?? '')).toEqual([]);
      }
    },
  );

  it('treats an adult with a minor as a crisis, and a recovered past as none', () => {
    expect(gradeOf('rt-061')).toBe(3);
    expect(gradeOf('rt-013')).toBe(1);
  });
});
