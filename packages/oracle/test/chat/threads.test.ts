import { expect, test } from 'vitest';
import type { ThreadSay } from '../../content/chat/threads/thread.ts';
import { THREADS } from '../../content/chat/threads/threads.ts';
import { readFamilies } from '../../load/read-families.ts';
import { ENTITY_SLOTS } from '../../src/chat/slot-names.ts';
import { COMPUTED } from '../../src/chat/slots/computed-slots.ts';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

const families = new Map(readFamilies().map((family) => [family.id, family]));
const textsOf = (say: ThreadSay): readonly string[] => ('text' in say ? [say.text] : []);

test('every thread begins with families that exist', () => {
  const missing = THREADS.flatMap((thread) => thread.families).filter((id) => !families.has(id));
  expect(missing).toEqual([]);
});

test('every slot in a thread is filled from the message, a computation or a table of its families', () => {
  const unknown = THREADS.flatMap(({ id, families: own, says, also = [] }) => {
    const columns = new Set(
      own.flatMap((each) => (families.get(each)?.tables ?? []).flatMap((table) => table.columns)),
    );
    const all = [...Object.values(says).flat(), ...also.map(([, say]) => say)].flatMap(textsOf);
    return all
      .flatMap((text) => [...text.matchAll(/\{(?<slot>\w+)/gu)])
      .map(({ groups }) => (groups?.['slot'] ?? '').toLowerCase())
      .filter((slot) => !ENTITY_SLOTS.has(slot) && !(slot in COMPUTED) && !columns.has(slot))
      .map((slot) => `${id}: ${slot}`);
  });
  expect(unknown).toEqual([]);
});

const said = async (...messages: readonly string[]): Promise<string> =>
  (await last(MAYA, messages))?.text ?? '';

test.each([
  [['will i find love this year', 'really?'], 'nobody can see a meeting before it happens'],
  [['should i quit my job', 'i have no savings', 'so yes or no?'], "there's no cushion"],
  [['will i be rich', 'when'], 'No chart has a date for money'],
  [['will he come back', 'what if he doesnt answer'], 'Then you have your answer'],
  [['what does saturn return mean', 'when is mine'], 'Your first Saturn return'],
  [['are leo and scorpio compatible', 'what about leo and pisces'], 'Leo and Pisces, by the book'],
  [['what stands between me and abundance', 'what should i do'], 'on payday'],
  [['is he my soulmate', 'he is a leo'], 'Pisces for you and Leo on the other side'],
  [['i want to open a cafe', 'i have 20k saved', 'how do i start'], 'Write three lines tonight'],
  [
    ['is he my soulmate', 'hes a leo', 'is that good or bad'],
    'No two signs are a good or a bad match',
  ],
  [
    ['do we have a future together', 'he is a virgo', 'his birthday is 2 september 1996'],
    'he is Virgo',
  ],
  [['what does my moon sign mean', 'why do i feel everything so strongly then'], 'By the book'],
  [['i cant sleep', 'i already did that'], 'Then leave off trying'],
  [
    ['what does mercury in retrograde do to me', 'is it happening now', "when's the next"],
    'February 9',
  ],
  [['whats my moon sign', '3 july 2000', '10 am in madrid'], '10:00 a.m.'],
  [['pull a tarot card for love', 'what does it say about him'], 'About another person a card'],
  [['will my marriage survive', 'we have two kids'], 'children need two calm parents'],
  [['should i keep anything in mind this week', 'for what'], 'with people'],
])('%j is answered on its subject', async (messages, words) => {
  expect(await said(...messages)).toContain(words);
});

test('A thread never says the same text twice', async () => {
  const first = await said('will he come back', 'why');
  expect(await said('will he come back', 'why', 'why')).not.toBe(first);
});

test('A new subject that has no thread ends the one before it', async () => {
  const text = await said('will i find love this year', 'my cat is ill and wont eat', 'why');
  expect(text).not.toContain('second person');
});

test('What is asked about today is no bad day', async () => {
  expect(await said('tell me about today')).not.toContain('most days this bad');
});

test('A birth that is typed after talk about its hour answers the first question', async () => {
  const text = await said(
    "what's my rising",
    'i dont know my birth time',
    'my mom says morning',
    '26 march 1999 at 7:15 in paris',
  );
  expect(text).toContain('The rising sign is the one coming up');
});

test('A later question that is read alone keeps its own answer', async () => {
  const text = await said('where could my work take me this year', 'should i ask for a raise');
  expect(text).toContain('Yes, ask');
});
