import { describe, expect, it } from 'vitest';
import { factsFor } from '../facts/facts-for.ts';
import { skyOfDay } from '../facts/sky-of-day.ts';
import { promptFor } from '../prompt/prompt-for.ts';
import { closeDraft } from './close-draft.ts';
import { startDraft } from './draft.ts';

const DATE = '2026-11-15';
const request = {
  kind: 'daily',
  type: 'daily-guidance',
  date: DATE,
  person: { name: 'Ada', sign: 'pisces', birth: { date: '1987-03-04' } },
} as const;
const told = factsFor(request, skyOfDay(DATE)).map((fact) => ({ fact, days: null, gist: null }));
const asked = { told, message: null, history: [], fullName: 'Ada Quill', turn: 0 };
const prompt = promptFor(request, asked);

/** Hears a claim in every sentence with this word, and is not sure where it says "perhaps". */
const findClaims = (sentences: readonly string[]) =>
  Promise.resolve(
    sentences.map((text) =>
      text.includes('harbinger')
        ? ({ kind: 'death', isSure: !text.includes('perhaps') } as const)
        : null,
    ),
  );
const line = (text: string, cites: string[] = []) => `${JSON.stringify({ text, cites })}\n`;
const start = (mayClaim?: (sentence: string) => Promise<boolean>) =>
  startDraft({ prompt, name: 'Ada', findClaims, isReading: true, ...(mayClaim && { mayClaim }) });
const drafted = async (...lines: string[]) => {
  const draft = start();
  for (const piece of lines) await draft.take(piece);
  await draft.end();
  return draft;
};
const days = (since: string, until: string) => ({ since, until, exact: [], isRough: false });
const textsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text);

describe('a draft', () => {
  it('keeps what passes, in order, and waits with what follows a part that does not', async () => {
    const draft = await drafted(
      '{"title":"A Fair Weight"}\n',
      line('Venus is in Libra today.', ['sky:venus']),
      line('Venus is in Capricorn today.', ['sky:venus']),
      line('{name}, what would be fair?'),
    );
    expect(textsOf(draft.parts)).toEqual(['Venus is in Libra today.']);
    expect(draft.faults).toMatchObject([{ objection: 'unbacked' }]);
    expect(textsOf(draft.close())).toEqual(['Ada, what would be fair?']);
    expect(draft.title).toBe('A Fair Weight');
    expect(draft.dropped).toBe(1);
  });

  it('puts a replacement where a part fell out, and reports no loss', async () => {
    const draft = await drafted(
      line('Venus is in Capricorn today.', ['sky:venus']),
      line('It likes a fair price.'),
    );
    const ready = await draft.mend(line('Venus is in Libra today.', ['sky:venus']));
    expect(textsOf(ready)).toEqual(['Venus is in Libra today.', 'It likes a fair price.']);
    expect(draft.close()).toEqual([]);
    expect(draft.dropped).toBe(0);
  });

  it('gives up what leans on a part that was not replaced', async () => {
    const draft = await drafted(
      line('Venus is in Capricorn today.', ['sky:venus']),
      line('That is why you count every cent.'),
      line('Tea helps with most of it.'),
    );
    expect(textsOf(draft.close())).toEqual(['Tea helps with most of it.']);
    expect(draft.dropped).toBe(2);
  });

  it('shows nothing that claims to know too much, and asks where it is not sure', async () => {
    const draft = await drafted(line('The raven is a harbinger of sorts.'));
    expect(draft.faults).toMatchObject([{ objection: 'claim' }]);
    const unsure = line('The raven is perhaps a harbinger of sorts.');
    const refused = start(() => Promise.resolve(false));
    expect(await refused.take(unsure)).toEqual([]);
    const allowed = start(() => Promise.resolve(true));
    expect(await allowed.take(unsure)).toHaveLength(1);
    expect(await start().take(unsure)).toHaveLength(1);
  });

  it('names the user once, says nothing twice and comes to an end', async () => {
    const again = await drafted(
      line('{name}, be slow today.'),
      line('{name}, what would be fair?'),
    );
    expect(again.parts).toHaveLength(1);
    const twice = await drafted(line('Be slow today.'), line('Be slow today.'));
    expect(twice.parts).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, at) =>
      line(`Take the ${'very '.repeat(at)}slow way.`),
    );
    expect((await drafted(...many)).parts.length).toBeLessThanOrEqual(12);
  });

  it('leaves out what goes far beyond the room of its heaviest fact', async () => {
    const spans = {
      hours: days(DATE, DATE),
      weeks: days('2026-11-01', '2026-11-28'),
      years: days('2026-06-07', '2027-05-21'),
    };
    const shown = async (lasts: keyof typeof spans): Promise<number> => {
      const lasting = told.map((one) => ({ ...one, days: spans[lasts] }));
      const draft = startDraft({
        prompt: promptFor(request, { ...asked, told: lasting }),
        name: 'Ada',
        findClaims,
        isReading: true,
      });
      for (const place of ['kitchen', 'hall', 'garden', 'office', 'attic', 'street', 'cellar']) {
        const words = `On the way to the ${place} you may stop and look at one thing. `;
        await draft.take(line(words.repeat(4).trim(), ['sky:venus']));
      }
      return draft.parts.length;
    };
    // Each part has 56 words; 150, 255 and 375 are shown.
    expect(await shown('hours')).toBe(2);
    expect(await shown('weeks')).toBe(4);
    expect(await shown('years')).toBe(6);
  });

  it('that is too short for a page takes what it goes on with, and one that is not takes no more', async () => {
    const short = await drafted(line('Be slow today.'));
    expect(short.isShort).toBe(true);
    const rest = 'Leave the second errand for tomorrow and sit down with the first one.';
    expect(textsOf(await short.mend(line(rest)))).toEqual([rest]);
    const long = await drafted(
      line(
        'Take the slow way home and look at one thing you have never looked at. '.repeat(4).trim(),
      ),
    );
    expect(long.isShort).toBe(false);
    expect(await long.mend(line(rest))).toEqual([]);
  });

  it('reads plain prose as well as it can, and finds the facts it rests on', async () => {
    const draft = await drafted(
      '## A Fair Weight\n\n**Venus** is in Libra today, and it shows.\n\nBe slow about it.',
    );
    expect(draft.title).toBe('A Fair Weight');
    expect(draft.parts).toMatchObject([
      { text: 'Venus is in Libra today, and it shows.', cites: ['sky:venus'] },
      { text: 'Be slow about it.', cites: [] },
    ]);
  });

  it('takes no title that claims or promises something', async () => {
    for (const title of [
      'Venus in Libra',
      'You will be rich',
      'Room 101',
      'See www.deals.example',
    ]) {
      expect((await drafted(JSON.stringify({ title }))).title).toBeNull();
    }
  });
});

const own = [
  'Someone leaves a cup in the sink and you compose a speech.',
  'Ada, what would you say if you had slept?',
].map((text) => ({ text, cites: [] }));
const reading = { isReading: true, name: 'Ada' };
const chat = { ...reading, isReading: false };
const ENOUGH = 'A cup of tea at the window is enough for one morning, and often for two.';

describe('what our own words add', () => {
  it('is nothing where there is enough', async () => {
    const long = Array.from({ length: 5 }, (_, at) => line(`${'Slowly, '.repeat(at)}${ENOUGH}`));
    expect(closeDraft(await drafted(...long), own, reading)).toEqual([]);
    expect(closeDraft(await drafted(...long.slice(0, 2)), own, chat)).toEqual([]);
  });

  it('is all of it where nothing may be shown', async () => {
    const draft = await drafted(line('Venus is in Capricorn.', ['sky:venus']));
    expect(closeDraft(draft, own, reading)).toBe(own);
  });

  it('is the whole of it in paragraphs of its own where too little was shown, without a second name', async () => {
    for (const kind of [reading, chat]) {
      const added = closeDraft(await drafted(line('{name}, be slow today.')), own, kind);
      expect(added).toHaveLength(own.length);
      expect(added[0]?.isParagraph).toBe(true);
      expect(added.some(({ text }) => text.includes('Ada'))).toBe(false);
    }
  });
});
