import { routeMessage } from '@palm/oracle/safety';
import { expect, it } from 'vitest';
import { createRouteMemory } from './route-memory.ts';

const CALM = 'What does this week hold for my work?';
const CRISIS = 'I want to kill myself';

it('looks once at a message that needs no care, and every time at one that does', () => {
  const looked: string[] = [];
  const routeOf = createRouteMemory((message, options) => {
    looked.push(message);
    return routeMessage(message, options);
  });
  for (const message of [CALM, CRISIS, CALM, CRISIS]) {
    expect(routeOf(message, null)).toEqual(routeMessage(message));
  }
  expect(looked).toEqual([CALM, CRISIS, CRISIS]);
});

it('forgets the oldest when it has seen thousands', () => {
  const looked: string[] = [];
  const routeOf = createRouteMemory((message) => {
    looked.push(message);
    return { kind: 'open' };
  });
  for (let count = 0; count <= 2000; count += 1) routeOf(`question ${count}`, null);
  routeOf('question 2000', null);
  routeOf('question 0', null);
  expect(looked).toHaveLength(2002);
});
