import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPhrases } from '../../scripts/read-phrases.ts';
import { normaliseMessage, sentencesOf } from './normalise-message.ts';
import { type Route, routeMessage } from './route-message.ts';

type Labelled = { readonly topic: string; readonly message: string };
type HeldOut = Readonly<Record<'plain' | 'indirect' | 'oblique', readonly Labelled[]>> & {
  readonly benign: readonly string[];
};

const PHRASES = new URL('../../content/safety/phrases/', import.meta.url);
const heldOut = (name: string): HeldOut =>
  JSON.parse(readFileSync(new URL(`../../test/data/${name}.json`, import.meta.url), 'utf8'));
const routesOf = (messages: readonly Labelled[]): { topic: string; route: Route }[] =>
  messages.map(({ topic, message }) => ({ topic, route: routeMessage(message) }));

/**
 * What was reached when the sets were last measured. `caught` are answered as a crisis, `met` are asked whether
 * somebody is in danger as well, `named` are answered as the crisis they are. A change may better these figures, never
 * worsen them. Nothing here prints a message: a set that was read can no longer measure.
 */
const FLOORS = [
  { set: 'safety-held-out', degree: 'plain', of: 57, caught: 56, met: 56, named: 54 },
  { set: 'safety-held-out', degree: 'indirect', of: 87, caught: 66, met: 79, named: 62 },
  { set: 'safety-held-out', degree: 'oblique', of: 58, caught: 21, met: 32, named: 13 },
  { set: 'safety-held-out-second', degree: 'plain', of: 60, caught: 58, met: 58, named: 52 },
  { set: 'safety-held-out-second', degree: 'indirect', of: 86, caught: 72, met: 78, named: 67 },
  { set: 'safety-held-out-second', degree: 'oblique', of: 55, caught: 27, met: 39, named: 19 },
] as const;

/** Grief, fear of omens and the like have words of their own: `unread` counts them with the alarms. */
const CEILINGS = [
  { set: 'safety-held-out', of: 184, alarms: 7, asked: 10, unread: 17 },
  { set: 'safety-held-out-second', of: 234, alarms: 38, asked: 40, unread: 45 },
] as const;

describe('on messages held out', () => {
  it.each(FLOORS)('$degree crises of $set are found no less often', ({ set, degree, ...floor }) => {
    const routes = routesOf(heldOut(set)[degree]);
    const caught = routes.filter(({ route }) => route.kind === 'crisis');
    const asked = routes.filter(({ route }) => route.kind === 'check-in');
    const named = caught.filter(({ topic, route }) => 'topic' in route && route.topic === topic);
    expect(routes.length).toBe(floor.of);
    expect(caught.length).toBeGreaterThanOrEqual(floor.caught);
    expect(caught.length + asked.length).toBeGreaterThanOrEqual(floor.met);
    expect(named.length).toBeGreaterThanOrEqual(floor.named);
  });

  it.each(CEILINGS)('hard negatives of $set lose no more readings', ({ set, ...ceiling }) => {
    const kinds = heldOut(set).benign.map((message) => routeMessage(message).kind);
    const count = (...wanted: Route['kind'][]): number =>
      kinds.filter((kind) => wanted.includes(kind)).length;
    expect(kinds.length).toBe(ceiling.of);
    expect(count('crisis')).toBeLessThanOrEqual(ceiling.alarms);
    expect(count('check-in')).toBeLessThanOrEqual(ceiling.asked);
    expect(count('crisis', 'sensitive', 'injection')).toBeLessThanOrEqual(ceiling.unread);
  });

  it('calm sentences about nothing of the kind are read as calm, all but one in fifty', () => {
    const file = new URL('../../test/data/safety-calm.txt', import.meta.url);
    const sentences = readFileSync(file, 'utf8').trim().split('\n');
    const kinds = sentences.map((sentence) => routeMessage(sentence).kind);
    const share = (kind: Route['kind']): number =>
      kinds.filter((each) => each === kind).length / kinds.length;
    expect(sentences.length).toBeGreaterThan(1500);
    expect(share('crisis')).toBeLessThan(0.02);
    expect(share('check-in')).toBeLessThan(0.06);
  }, 60_000);

  it('none of them is among the phrases that teach', () => {
    const phrases = new Set(
      readdirSync(PHRASES).flatMap((file) => readPhrases(new URL(file, PHRASES)).flat()),
    );
    const sets = [...new Set(FLOORS.map(({ set }) => set))].map(heldOut);
    const messages = sets.flatMap(({ plain, indirect, oblique, benign }) => [
      ...[...plain, ...indirect, ...oblique].map(({ message }) => message),
      ...benign,
    ]);
    const taught = messages.filter((message) =>
      phrases.has(sentencesOf(normaliseMessage(message)).join(' ')),
    );
    expect(taught.length).toBe(0);
  }, 60_000);
});
