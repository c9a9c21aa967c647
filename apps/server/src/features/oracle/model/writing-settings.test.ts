import { expect, it } from 'vitest';
import { newMemberWithProfile } from '../../../../test/members-with-profile.ts';
import { GOOD_LINES, saysWell } from '../../../../test/model-lines.ts';
import { onModelServer } from '../../../../test/model-servers.ts';
import { anthropicWire } from '../../../../test/stand-ins/model/anthropic-wire.ts';
import { googleWire } from '../../../../test/stand-ins/model/google-wire.ts';
import { openAiWire } from '../../../../test/stand-ins/model/openai-wire.ts';

/* What an operator sets for the model, as it arrives at each provider. */

const QUESTION = 'How can I be closer to the people I care about?';
const settings = {
  ORACLE_REASONING: 'low',
  ORACLE_MAX_TOKENS: '1234',
  ORACLE_FIRST_WORD_SECONDS: '5',
  ORACLE_TIME_LIMIT_SECONDS: '9',
};

const SENT = [
  [openAiWire, { reasoning_effort: 'low', max_tokens: 1234 }],
  // Its library adds the room for thoughts to the room for words.
  [anthropicWire, { thinking: { type: 'enabled', budget_tokens: 1024 }, max_tokens: 1234 + 1024 }],
  [
    googleWire,
    {
      generationConfig: {
        maxOutputTokens: 1234,
        thinkingConfig: { thinkingBudget: expect.any(Number) as number },
      },
    },
  ],
] as const;

for (const [wire, sent] of SENT) {
  onModelServer(
    `the settings for ${wire.name}'s model`,
    wire,
    (server, stage) => {
      it('reach the provider', async () => {
        const user = await newMemberWithProfile(server());
        stage.play(saysWell);
        await user.ask(QUESTION);
        expect(stage.received()[0]?.body).toMatchObject(sent);
      });

      it('hold it to its time: five seconds to the first word, nine for everything', async () => {
        const user = await newMemberWithProfile(server());
        stage.play({ is: 'silence' });
        const unanswered = user.ask(QUESTION);
        await expect.poll(() => stage.received()).toHaveLength(1);
        expect(new Set(stage.timer.sleeps)).toEqual(new Set([5000, 9000]));
        stage.timer.pass(5000);
        expect((await unanswered).source).toMatchObject({ fallback: 'unavailable' });
        await expect.poll(() => stage.received()[0]?.hasLeft).toBe(true);

        stage.play({ is: 'stall', after: GOOD_LINES.slice(0, 2) });
        const halfAnswered = user.ask(QUESTION);
        await expect.poll(() => stage.timer.sleeps).toEqual([9000]);
        stage.timer.pass(9000);
        expect((await halfAnswered).source).toMatchObject({
          writer: 'model',
          fallback: 'unavailable',
        });
      });
    },
    settings,
  );
}
