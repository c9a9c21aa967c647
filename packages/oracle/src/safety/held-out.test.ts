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
const heldOut: HeldOut = JSON.parse(
  readFileSync(new URL('../../test/data/safety-held-out.json', import.meta.url), 'utf8'),
);
const routeOf = ({ message }: { readonly message: string }): Route => routeMessage(message);
const benign = heldOut.benign.map((message) => ({ message }));
const listed = (messages: readonly { readonly message: string }[]): string =>
  messages.map(({ message }) => message).join('\n');

/**
 * What was reached when the set was last measured. `caught` are answered as a crisis, `met` are asked whether somebody
 * is in danger as well. A change may raise these figures, never lower them.
 */
const FLOORS = [
  { degree: 'plain', of: 57, caught: 56, met: 56 },
  { degree: 'indirect', of: 87, caught: 67, met: 78 },
  { degree: 'oblique', of: 58, caught: 23, met: 38 },
] as const;
const MOST_ALARMS = 7;
/** Grief, fear of omens and the like have words of their own, alarms included. */
const MOST_WITHOUT_READING = 18;

describe('on messages held out', () => {
  it.each(FLOORS)('$degree crises are found no less often', ({ degree, ...floor }) => {
    const messages = heldOut[degree];
    const missed = messages.filter((one) => routeOf(one).kind !== 'crisis');
    const unmet = missed.filter((one) => routeOf(one).kind !== 'check-in');
    expect(messages.length).toBe(floor.of);
    expect(messages.length - missed.length, listed(missed)).toBeGreaterThanOrEqual(floor.caught);
    expect(messages.length - unmet.length, listed(unmet)).toBeGreaterThanOrEqual(floor.met);
  });

  it('hard negatives raise no more alarms, and lose no more readings', () => {
    const alarmed = benign.filter((one) => routeOf(one).kind === 'crisis');
    const unread = benign.filter((one) => !['open', 'check-in'].includes(routeOf(one).kind));
    expect(benign.length).toBeGreaterThanOrEqual(150);
    expect(alarmed.length, listed(alarmed)).toBeLessThanOrEqual(MOST_ALARMS);
    expect(unread.length, listed(unread)).toBeLessThanOrEqual(MOST_WITHOUT_READING);
  });

  it('none of them is among the phrases that teach', () => {
    const phrases = new Set(
      readdirSync(PHRASES).flatMap((file) => readPhrases(new URL(file, PHRASES)).flat()),
    );
    const messages = [...heldOut.plain, ...heldOut.indirect, ...heldOut.oblique, ...benign];
    const taught = messages.filter(({ message }) =>
      phrases.has(sentencesOf(normaliseMessage(message)).join(' ')),
    );
    expect(listed(taught)).toBe('');
  }, 60_000);
});
