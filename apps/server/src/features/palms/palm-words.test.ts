import type { Finding } from '@palm/palmistry/findings';
import { expect, it } from 'vitest';
import { line } from '../../../test/model-lines.ts';
import { newMemberWithProfile } from '../../../test/members-with-profile.ts';
import { onModelServer } from '../../../test/model-servers.ts';
import { openAiWire } from '../../../test/stand-ins/model/openai-wire.ts';
import { answers } from '../../../test/stand-ins/model/scene.ts';
import { palmText } from './palm-text.ts';
import { palmWords } from './palm-words.ts';

const finding = (id: string, what: string, text: string) =>
  ({ id, what, evidence: { text, confidence: 0.9 } }) as unknown as Finding;
const palm = {
  findings: [
    finding('heart.end', 'heart-line-ends-under-index', 'The heart line ends under the index'),
    finding('head.curve', 'head-line-straight', 'The head line runs straight'),
  ],
};
const HEART = line(
  'Your heart line ends under the index finger. Palmists read that as a person who loves with standards, warm and loyal, and says so when it counts.',
  'palm:heart.end',
);
const HEAD = line(
  'Your head line runs straight. The old books call that a practical mind, quick to sort things out and slow to make a drama of them.',
  'palm:head.curve',
);

onModelServer('a palm with a language model', openAiWire, (server, stage) => {
  it('is written by the model from its findings', async () => {
    const { userId } = await newMemberWithProfile(server());
    stage.play(answers('{"title":"An Open Hand"}\n', HEART, HEAD));
    const words = await palmWords(server().deps, palm, { userId, profile: null });
    expect(words.title).toBe('An Open Hand');
    expect(words.parts.map(({ cites }) => cites)).toEqual([['heart.end'], ['head.curve']]);
    expect(stage.received()[0]?.source).toContain('palm:heart.end = The heart line ends');
  });

  it('is written by the Book where the model speaks of health or of a line it was not told', async () => {
    const { userId } = await newMemberWithProfile(server());
    const { deps } = server();
    for (const wrong of [
      line('A heart line like yours means a weak heart, so see to it.', 'palm:heart.end'),
      line('Your fate line is deep and tells of a long career.', 'palm:head.curve'),
    ]) {
      stage.play(answers('{"title":"An Open Hand"}\n', HEART, wrong));
      const words = await palmWords(deps, palm, { userId, profile: null });
      expect(words).toEqual(palmText(deps.oracle.book(), palm));
    }
  });
});
