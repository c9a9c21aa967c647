import { expect, it } from 'vitest';
import { aHint } from '../../test/a-hint.ts';
import { FULL_HELP } from '../../test/country-helps.ts';
import { type Route, routeMessage } from './route-message.ts';
import { routeReply } from './route-reply.ts';

const CRY = 'I want to die';

it.each([
  'no',
  'yes',
  'not really',
  'nobody is here',
  "I can't call anyone",
  "idk, what's the point",
  'nobody would come',
  'they did not pick up',
  'that number does not work',
  'do you even care',
  'lol jk',
  'bye',
  'goodnight',
  '...',
])('stays with somebody who answers the safety question: %s', (reply) => {
  const route = routeReply(reply, { before: [CRY], help: FULL_HELP });
  expect(route).toMatchObject({ kind: 'crisis', topic: 'suicide' });
  expect(route).toHaveProperty('answer', expect.stringContaining('116 123'));
});

it.each(['leave me alone', 'go away', 'stop', 'shut up', 'you are useless'])(
  'does not press somebody who wants to be left alone, nor reads the stars to them: %s',
  (reply) => {
    const route = routeReply(reply, { before: [CRY], help: FULL_HELP });
    expect(route).toMatchObject({ kind: 'crisis', topic: 'suicide' });
    expect(route).toHaveProperty('answer', expect.stringContaining('I will not press'));
    expect(route).toHaveProperty('answer', expect.stringContaining('116 123'));
  },
);

it.each([
  'What does my Venus say about him?',
  'thank you',
  'my moon sign please',
  'When will I meet someone?',
  'How do I cancel?',
])('goes along when somebody turns to something else: %s', (message) => {
  expect(routeReply(message, { before: [CRY] }).kind).toBe(routeMessage(message).kind);
});

it('hears a new cry as one, whatever came before', () => {
  expect(routeReply('my husband beats me', { before: [CRY] })).toMatchObject({ topic: 'abuse' });
});

it('gives a short message after an ordinary one no care', () => {
  expect(routeReply('no', { before: ['What does Venus bring?'] }).kind).toBe('open');
});

it('remembers the cry when the replies to it go on', () => {
  expect(routeReply('no', { before: ['nobody', CRY] })).toMatchObject({ topic: 'suicide' });
});

it('takes a yes to the check-in for what it may be, and a no for what it says', () => {
  const hint = aHint();
  expect(routeReply('yes', { before: [hint] }).kind).toBe('crisis');
  expect(routeReply('no', { before: [hint] }).kind).toBe('open');
  expect(routeReply('I am fine', { before: [hint] }).kind).toBe('open');
  expect(routeReply('why do you ask', { before: [hint] }).kind).toBe('open');
  expect(routeReply('I am not sure', { before: [hint] }).kind).toBe('crisis');
});

it('asks in words that name no planet, sell nothing and open a door', () => {
  const { answer } = checkIn(routeMessage(aHint(), { help: FULL_HELP }));
  expect(answer).toMatch(/116 123/u);
  expect(answer).toMatch(/999/u);
  expect(answer).not.toMatch(/[{}]|premium|trial|moon|venus|chart/iu);
});

function checkIn(route: Route): Extract<Route, { kind: 'check-in' }> {
  if (route.kind !== 'check-in') throw new Error(route.kind);
  return route;
}
