import { expect, it } from 'vitest';
import { newMemberWithProfile } from '../../../../test/members-with-profile.ts';
import { line } from '../../../../test/model-lines.ts';
import { onModelServer } from '../../../../test/model-servers.ts';
import { openAiWire } from '../../../../test/stand-ins/model/openai-wire.ts';
import { answers } from '../../../../test/stand-ins/model/scene.ts';

/* A page is as long as its heaviest fact deserves, whatever length the model writes. */

const DAILY = { kind: 'daily', type: 'daily-guidance' } as const;
const TITLE = '{"title":"A Fair Weight"}\n';
const SHORT = line('Venus is in Libra, so weighing things up may come easily today.', 'sky:venus');
const REST =
  'A message you have rewritten twice is probably ready. The gift is tact; the cost is that you may wait a little too long. Read the message once aloud, then send it or let it go, and make some tea.';
/** 36 words. */
const paragraphOn = (place: string): string =>
  `You may stop on the way to the ${place} and find that you have kept a small thing there for years. Look at it for a minute, put it back where it was, and go on with the day.`;

onModelServer('the length of a page', openAiWire, (server, stage) => {
  const ask = async () => (await newMemberWithProfile(server())).ask('Please.', DAILY);

  it('that is far too short: the model is asked once to go on, with its own words before it', async () => {
    stage.play(({ source }) =>
      source.includes('REPAIR') ? answers(line(REST)) : answers(TITLE, SHORT),
    );
    const given = await ask();
    expect(given.source).toMatchObject({ writer: 'model', fallback: null });
    expect(given.parts.map(({ text }) => text)).toEqual([
      'Venus is in Libra, so weighing things up may come easily today.',
      REST,
    ]);
    const [, second] = stage.received();
    expect(stage.received()).toHaveLength(2);
    expect(second?.source).toContain('Your page is too short for its TASK');
    expect(second?.source).toContain('weighing things up may come easily');
  });

  it('that stays far too short: the page of the Book follows whole', async () => {
    stage.play(answers(TITLE, SHORT));
    const given = await ask();
    expect(stage.received()).toHaveLength(2);
    expect(given.parts[0]?.text).toContain('Venus is in Libra');
    expect(given.response.split(/\s+/u).length).toBeGreaterThan(60);
  });

  it('that is far too long: the paragraphs past the room of its fact are left out', async () => {
    const places = ['kitchen', 'hall', 'garden', 'office', 'attic', 'street', 'cellar', 'yard'];
    const moon = line(
      'For a few hours the Moon sits on your natal Venus.',
      'transit:moon-conjunction-venus',
    );
    stage.play(answers(TITLE, moon, ...places.map((place) => line(paragraphOn(place)))));
    const given = await ask();
    expect(given.source).toMatchObject({ writer: 'model', fallback: null });
    expect(given.response.split(/\s+/u).length).toBeLessThanOrEqual(150);
    expect(given.parts.map(({ text }) => text).at(-1)).toBe(paragraphOn('garden'));
  });

  it('of a chat answer is the model’s own: no more is asked for', async () => {
    const user = await newMemberWithProfile(server());
    stage.play(answers(SHORT));
    await user.ask('How can I be closer to the people I care about?');
    expect(stage.received()).toHaveLength(1);
  });
});
