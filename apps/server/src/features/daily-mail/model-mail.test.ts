import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { dailyMailsOf, newRecipient, nextMorning } from '../../../test/daily-mail.ts';
import { GOOD_LINES, line, saysWell } from '../../../test/model-lines.ts';
import { onModelServer } from '../../../test/model-servers.ts';
import { openAiWire } from '../../../test/stand-ins/model/openai-wire.ts';
import { inOrder } from '../../../test/stand-ins/model/model-stand-in.ts';
import { answers } from '../../../test/stand-ins/model/scene.ts';

const HOROSCOPE = answers(
  '{"title":"Loud Errands"}\n',
  line(
    'Mars and Jupiter meet in Leo today, and a small chore may come back as a campaign before lunch.',
    'sky:mars-conjunction-jupiter',
  ),
  line('Pick the errand that would make the week lighter, and do that one all the way through.'),
  line('The other nine keep. Leave them on the list, put the list in a drawer, and eat something.'),
);
const ILL = answers(
  line('Venus is in Libra, so your kidneys are weak this month and want less salt.', 'sky:venus'),
);
const guidance = { kind: 'daily', type: 'daily-guidance' } as const;
const zone = 'Europe/Lisbon';

onModelServer(
  'the daily mail of a language model',
  openAiWire,
  (server, stage) => {
    it('brings both pages from facts, the second told of the first, as the screens then show them', async () => {
      const recipient = await newRecipient(server());
      stage.play(inOrder(answers(...GOOD_LINES), HOROSCOPE));
      await nextMorning(server(), recipient);
      const [mail] = await dailyMailsOf(server(), recipient);
      expect(mail?.subject).toBe('A Fair Weight');
      expect(mail?.text).toContain('A message you have rewritten twice is probably ready.');
      expect(mail?.text).toContain('a small chore may come back as a campaign');
      expect(mail?.text).toContain('Venus');
      const [first, second] = stage.received();
      expect(first?.source).not.toContain('PAGES\\n');
      expect(second?.source).toContain('A message you have rewritten twice');
      const input = { message: 'A reading, please.', context: guidance, zone };
      const opened = await recipient.call(calls.oracleChat, input);
      expect(opened).toMatchObject({ title: 'A Fair Weight', source: { writer: 'model' } });
      expect(stage.received()).toHaveLength(2);
    });

    it('is the Book’s where the model says what it may not, or nothing', async () => {
      for (const scene of [ILL, answers(''), { is: 'status', status: 401 } as const]) {
        const recipient = await newRecipient(server());
        stage.play(scene);
        await stage.letPass(nextMorning(server(), recipient));
        const [mail] = await dailyMailsOf(server(), recipient);
        expect(mail?.text.length).toBeGreaterThan(400);
        expect(mail?.text).not.toContain('kidneys');
        const input = { message: 'A reading, please.', context: guidance, zone };
        const { source } = await recipient.call(calls.oracleChat, input);
        expect(source.writer).toBe('embedded');
      }
    });
  },
  { ORACLE_WRITES_MAIL: '1' },
);

onModelServer(
  'the daily mail where the model is left to the screens',
  openAiWire,
  (server, stage) => {
    it('asks no model, and brings the Book’s pages', async () => {
      const recipient = await newRecipient(server());
      stage.play(saysWell);
      await nextMorning(server(), recipient);
      expect(await dailyMailsOf(server(), recipient)).toHaveLength(1);
      expect(stage.received()).toEqual([]);
    });
  },
);
