import { describe, expect, it } from 'vitest';
import { EVERYDAY_FOLDER, readMatters } from '../../load/read-matters.ts';
import { TONE_LINES } from '../../content/chat/tones/tone-lines.ts';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

/** What is said of baking and selling that went well. */
const GOOD_NEWS = readMatters(EVERYDAY_FOLDER).flatMap(({ says }) => says.glad ?? []);
const HEARD = /I heard that|not sure I'm reading|not sure how to take/u;

describe('What is told and not asked', () => {
  it.each([
    'my sourdough finally rose!!!',
    'omg he held my hand in the cinema',
    'i sold my first painting!! to a stranger! not even my aunt!',
  ])('is received with joy and without buttons: %s', async (message) => {
    const reply = await last(MAYA, [message]);
    expect(reply?.text).not.toMatch(HEARD);
    expect([...TONE_LINES.glad, ...TONE_LINES.giddy, ...GOOD_NEWS]).toContain(reply?.text);
    expect(reply?.choices).toEqual([]);
  });

  it('is not answered twice in the same words', async () => {
    const first = await last(MAYA, ['my sourdough finally rose!!!']);
    const both = await last(MAYA, ['my sourdough finally rose!!!', 'my sourdough finally rose!!!']);
    expect(both?.text).not.toBe(first?.text);
  });

  it('keeps the family whose phrase is nearly the message', async () => {
    const reply = await last(MAYA, [
      'my ex just got married. saw it on insta at 2am like an idiot',
    ]);
    expect(reply?.family).toBe('ex-moved-on');
  });
});

describe('The texts for tones', () => {
  const openings = Object.values(TONE_LINES)
    .flat()
    .map((text) => text.split(' ').slice(0, 3).join(' '));

  it('begin each in another way', () => {
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([]);
  });

  it('ask one question at most', () => {
    const asking = Object.values(TONE_LINES)
      .flat()
      .filter((text) => (text.replaceAll(/"[^"]*"/gu, '').match(/\?/gu)?.length ?? 0) > 1);
    expect(asking).toEqual([]);
  });
});
