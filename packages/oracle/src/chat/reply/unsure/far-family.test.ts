import { expect, it } from 'vitest';
import { converse, talkFor, type Turn } from '../../../../test/talk.ts';
import { MAYA } from '../../../../test/slot-context.ts';
import type { EverydayMatter } from '../../everyday-matter.ts';
import type { Talk } from '../talk.ts';
import { NEW_STATE } from '../../state.ts';
import { replyTo } from '../reply-to.ts';

const DUCKS: EverydayMatter = {
  id: 'ducks',
  label: 'keeping ducks',
  words: [],
  needs: [/duck/u],
  unless: null,
  tries: ['my wife wants ducks in the yard'],
  says: { told: 'Two ducks are enough to begin with.', should: 'I lean yes, with a fence.' },
};

const matters: Talk['matters'] = {
  everyday: (id) => (id === DUCKS.id ? DUCKS : null),
  later: () => null,
};

const FAR = { near: { 'quiet/answer · owed': 0.41 }, matters: { ducks: 0.62 } };
const TOLD = 'the neighbors want their ducks to use our pond';
const ASKED = 'should i let the neighbors ducks use our pond';

it('a family with no phrase near a first message is offered at most, beside a matter that may be meant', async () => {
  const turn: Turn = [TOLD, { family: 'quiet', zone: 'likely', form: 'tells', ...FAR }];
  const [reply] = await converse(MAYA, [turn], { matters });
  expect(reply?.zone).toBe('unsure');
  expect(reply?.text).toContain('I heard that');
  expect(reply?.choices.map(({ label }) => label)).toEqual(['keeping ducks', 'something else']);
});

it('a question that nothing is written for gets a way to go at it, and a tap answers in the way it was asked', async () => {
  const turn: Turn = [ASKED, { family: 'quiet', zone: 'likely', form: 'yes-no', ...FAR }];
  const [reply] = await converse(MAYA, [turn], { matters });
  expect(reply?.text).toMatch(/^(?:Sort it by what can be taken back|Picture both)/u);
  const tapped = await replyTo(
    { message: 'keeping ducks', choice: 'matter:ducks' },
    talkFor(MAYA, new Map(), { matters }),
    reply?.state ?? NEW_STATE,
  );
  expect(tapped.parts.map(({ text }) => text)).toEqual([DUCKS.says.should]);
});

it.each([
  ['a phrase is near', { near: { 'quiet/answer · owed': 0.62 } }],
  ['a death is told', { near: {}, entities: { died: 'father' } }],
  ['little is said', { near: {}, plain: 'he is quiet again' }],
])('the family answers where %s', async (_, given) => {
  const turn: Turn = [TOLD, { family: 'quiet', zone: 'sure', form: 'what', ...given }];
  const [reply] = await converse(MAYA, [turn]);
  expect(reply?.family).toBe('quiet');
});

it('no matter is offered that is graver than what was told', async () => {
  const grave = { ...DUCKS, label: 'a divorce over ducks' };
  const turn: Turn = [TOLD, { family: null, form: 'tells', ...FAR }];
  const [reply] = await converse(MAYA, [turn], {
    matters: { ...matters, everyday: () => grave },
  });
  expect(reply?.choices.map(({ label }) => label)).not.toContain('a divorce over ducks');
});
