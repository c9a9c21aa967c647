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

/** Hears a claim in every sentence with this word, and is not certain where it says "perhaps". */
const findClaims = (sentences: readonly string[]) =>
  Promise.resolve(
    sentences.map((text) =>
      text.includes('harbinger')
        ? ({ kind: 'death', isCertain: !text.includes('perhaps') } as const)
        : null,
    ),
  );
const line = (text: string, cites: string[] = []) => `${JSON.stringify({ text, cites })}\n`;
const start = (mayShow?: (text: string) => Promise<boolean>) =>
  startDraft({
    prompt,
    name: 'Ada',
    findClaims,
    isReading: true,
    onPart: () => undefined,
    ...(mayShow && { mayShow }),
  });
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
    await draft.close();
    expect(textsOf(draft.parts)).toEqual(['Venus is in Libra today.', 'Ada, what would be fair?']);
    expect(draft.title).toBe('A Fair Weight');
    expect(draft.dropped).toBe(1);
  });

  it('puts a replacement where a part fell out, and reports no loss', async () => {
    const draft = await drafted(
      line('Venus is in Capricorn today.', ['sky:venus']),
      line('It likes a fair price.'),
    );
    await draft.mend(line('Venus is in Libra today.', ['sky:venus']));
    const whole = ['Venus is in Libra today.', 'It likes a fair price.'];
    expect(textsOf(draft.parts)).toEqual(whole);
    await draft.close();
    expect(textsOf(draft.parts)).toEqual(whole);
    expect(draft.dropped).toBe(0);
  });

  it('gives up what leans on a part that was not replaced', async () => {
    const draft = await drafted(
      line('Venus is in Capricorn today.', ['sky:venus']),
      line('That is why you count every cent.'),
      line('Tea helps with most of it.'),
    );
    await draft.close();
    expect(textsOf(draft.parts)).toEqual(['Tea helps with most of it.']);
    expect(draft.dropped).toBe(2);
  });

  it('shows nothing that claims to know too much', async () => {
    for (const text of ['The raven is a harbinger.', 'The raven is perhaps a harbinger.']) {
      const draft = await drafted(line(text));
      expect(draft.faults).toMatchObject([{ objection: 'claim' }]);
    }
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
        onPart: () => undefined,
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
    await short.mend(line(rest));
    expect(textsOf(short.parts)).toEqual(['Be slow today.', rest]);
    const long = await drafted(
      line(
        'Take the slow way home and look at one thing you have never looked at. '.repeat(4).trim(),
      ),
    );
    expect(long.isShort).toBe(false);
    await long.mend(line(rest));
    expect(long.parts).toHaveLength(1);
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

/** A draft whose opinions the test gives, part by part. */
const withOpinions = () => {
  const answers = new Map<string, (mayShow: boolean) => void>();
  const shown: string[] = [];
  const draft = startDraft({
    prompt,
    name: 'Ada',
    findClaims,
    isReading: true,
    onPart: ({ text }) => shown.push(text),
    mayShow: (text) => new Promise((resolve) => answers.set(text, resolve)),
  });
  const answer = async (text: string, mayShow: boolean): Promise<void> => {
    await new Promise(setImmediate);
    answers.get(text)?.(mayShow);
    await new Promise(setImmediate);
  };
  return { draft, shown, answer, questions: () => [...answers.keys()] };
};

describe('a draft with second opinions', () => {
  it('asks about each part as it comes, and shows it as soon as it and those before it are allowed', async () => {
    const { draft, shown, answer, questions } = withOpinions();
    await draft.take(
      line('Be slow today.') + line('{name}, be very slow.') + line('Have some tea.'),
    );
    expect(questions()).toEqual(['Be slow today.', '{name}, be very slow.', 'Have some tea.']);
    await answer('{name}, be very slow.', true);
    expect(shown).toEqual([]);
    await answer('Be slow today.', true);
    expect(shown).toEqual(['Be slow today.', 'Ada, be very slow.']);
    await answer('Have some tea.', true);
    expect(shown).toHaveLength(3);
  });

  it('leaves out what is refused, and what leans on it', async () => {
    const { draft, shown, answer } = withOpinions();
    await draft.take(
      line('Be slow today.') + line('That helps a little.') + line('Have some tea.'),
    );
    const closed = draft.close();
    await answer('Have some tea.', true);
    await answer('That helps a little.', true);
    await answer('Be slow today.', false);
    await closed;
    expect(shown).toEqual(['Have some tea.']);
    expect(draft.dropped).toBe(2);
  });

  it('asks about replacements too', async () => {
    const { draft, shown, answer } = withOpinions();
    await draft.take(line('Be slow today.'));
    const ended = draft.end();
    await answer('Be slow today.', false);
    await ended;
    expect(draft.faults).toMatchObject([{ objection: 'claim', text: 'Be slow today.' }]);
    const mended = draft.mend(line('Have some tea.'));
    await answer('Have some tea.', true);
    await mended;
    expect(shown).toEqual(['Have some tea.']);
  });

  it('shows what only an uncertain classifier stops, and asks about nothing else that is stopped', async () => {
    const { draft, shown, answer, questions } = withOpinions();
    const uncertain = 'The raven is perhaps a harbinger.';
    await draft.take(line(uncertain));
    await draft.take(line('The raven is a harbinger.'));
    await draft.take(line('Venus is in Capricorn today.', ['sky:venus']));
    await draft.take(line('Your father dies in March.'));
    expect(questions()).toEqual([uncertain]);
    await answer(uncertain, true);
    expect(shown).toEqual([uncertain]);
  });

  it('fails where an opinion cannot be asked for', async () => {
    const draft = start(() => Promise.reject(new TypeError('a bug')));
    await draft.take(line('Be slow today.'));
    await expect(draft.end()).rejects.toThrow('a bug');
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
