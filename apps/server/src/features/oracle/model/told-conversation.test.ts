import { describe, expect, it } from 'vitest';
import { newMemberWithProfile } from '../../../../test/members-with-profile.ts';
import { line, saysWell } from '../../../../test/model-lines.ts';
import { onModelServer } from '../../../../test/model-servers.ts';
import { openAiWire } from '../../../../test/stand-ins/model/openai-wire.ts';
import type { ReceivedRequest } from '../../../../test/stand-ins/model/model-stand-in.ts';
import { answers } from '../../../../test/stand-ins/model/scene.ts';

/* What a model is told of a conversation, as it arrives at the provider. */

/** The lines under a heading of what the model was told. */
function sectionOf(heading: string, request: ReceivedRequest | undefined): string[] {
  const body = request?.body as { messages: { content: string }[] } | undefined;
  const told = body?.messages.at(-1)?.content ?? '';
  const section = told.split('\n\n').find((one) => one.startsWith(`${heading}\n`));
  return section?.split('\n').slice(1) ?? [];
}

onModelServer('a conversation with a language model', openAiWire, (server, stage) => {
  const talk = () => newMemberWithProfile(server(), { plan: 'premium' });

  describe('what the user told of their life', () => {
    it.each([
      ['My father died in March and Sundays are the hardest.', "the reader's father died in March"],
      ['I lost my job last week and I feel useless.', 'the reader lost their job'],
      ['I had a miscarriage and nobody talks about it.', 'the reader lost a pregnancy'],
    ])('%s is told neutrally from the next turn on', async (message, known) => {
      const user = await talk();
      stage.play(saysWell);
      await user.ask(message);
      await user.ask('How do I tell intuition from worry?');
      const told = sectionOf('KNOWN', stage.received().at(-1));
      expect(told).toEqual([known]);
    });

    it('is not told of another user', async () => {
      const [one, other] = [await talk(), await talk()];
      stage.play(saysWell);
      await one.ask('My father died in March and Sundays are the hardest.');
      await other.ask('How do I tell intuition from worry?');
      expect(sectionOf('KNOWN', stage.received().at(-1))).toEqual([]);
    });
  });

  describe('a look-up', () => {
    it('beyond a bare placement is answered by the model from the looked-up fact', async () => {
      const user = await talk();
      stage.play(
        answers(
          line(
            'Mercury is direct in Scorpio at the moment, so this muddle is an ordinary one.',
            'sky:mercury',
          ),
          line('Send the reply, and read it once before you do, as on any other Sunday.'),
        ),
      );
      const given = await user.ask('Is Mercury retrograde right now?');
      expect(stage.received()).toHaveLength(1);
      expect(given.source).toMatchObject({ writer: 'model', fallback: null });
      const [request] = stage.received();
      expect(sectionOf('FACTS', request).join('\n')).toContain('sky:mercury = Mercury in Scorpio');
      expect(sectionOf('OWN ANSWER', request)[0]).toContain('Mercury');
      expect(given.receipts.map(({ id }) => id)).toEqual(['sky:mercury']);
    });

    it('of a bare placement is our own', async () => {
      const user = await talk();
      stage.play(saysWell);
      expect((await user.ask('Where is my Mercury?')).source.writer).toBe('embedded');
      expect(stage.received()).toEqual([]);
    });
  });

  it('"what do you mean?" is answered by the model, which is told its last answer', async () => {
    const user = await talk();
    stage.play(saysWell);
    const before = await user.ask('How can I be closer to the people I care about?');
    const plainer = 'Put simply: people can hear you well today, so say the plain thing out loud.';
    stage.play(answers(line(plainer), line('Nothing more than that, and tea helps.')));
    const given = await user.ask('What do you mean?');
    expect(given.response).toContain(plainer);
    expect(given.source).toMatchObject({ writer: 'model' });
    const earlier = sectionOf('EARLIER', stage.received().at(-1)).join('\n');
    expect(earlier).toContain(before.parts[0]?.text);
  });

  it('in a language that cannot be checked is answered in English, and nothing else is shown', async () => {
    const user = await talk();
    const dutch = 'Venus staat in Weegschaal, en vandaag gaat praten je wat makkelijker af.';
    stage.play(answers(line(dutch, 'sky:venus')));
    const given = await user.ask('Hoe kan ik dichter bij de mensen komen van wie ik hou?');
    expect(given.response).not.toContain('Weegschaal');
    expect(given.source).toMatchObject({ writer: 'embedded', fallback: 'unchecked' });
    const [request] = stage.received();
    expect(sectionOf('TASK', request).join('\n')).toContain('In English, unless another language');
  });
});
