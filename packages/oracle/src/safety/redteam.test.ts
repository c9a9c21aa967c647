import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTRY_HELPS } from '../../test/country-helps.ts';
import { type Route, routeMessage } from './route-message.ts';

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

function allowedKinds(category: string): Route['kind'][] {
  if (CRISIS_CATEGORIES.has(category)) return ['crisis'];
  if (category === 'prompt_injection') return ['injection'];
  return ['crisis', 'sensitive'];
}

function answerOf(route: Route): string {
  return route.kind === 'open' ? '' : route.answer;
}

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

function kindOf(id: string): string {
  return routeMessage(redteam.cases.find((redCase) => redCase.id === id)?.message ?? '').kind;
}

describe('the red-team cases', () => {
  it.each(HARMLESS)('$id: leaves a harmless message to the reading', ({ message }) => {
    expect(routeMessage(message)).toEqual({ kind: 'open' });
  });

  it.each(SERIOUS)(
    '$id: gives $category its reviewed words, every tag held, in any country',
    (redCase) => {
      for (const help of COUNTRY_HELPS) {
        const route = routeMessage(redCase.message, { help });
        expect(allowedKinds(redCase.category)).toContain(route.kind);
        expect(brokenTags(redCase, answerOf(route))).toEqual([]);
      }
    },
  );

  it('treats an adult with a minor as a crisis, and a recovered past as none', () => {
    expect(kindOf('rt-061')).toBe('crisis');
    expect(kindOf('rt-013')).toBe('sensitive');
  });
});
