import { expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

/** The matter that the last of some messages was answered by. */
const answeredBy = async (...messages: string[]): Promise<string | undefined> =>
  (await last(MAYA, messages))?.state.used.at(-1);

test.each([
  [
    'of a certain story',
    'family-talked-to-teacher-brushed-off',
    ['my son is being bullied at school', 'the teacher does nothing'],
  ],
])('a later message %s is answered as that: %s', async (_, id, messages) => {
  expect(await answeredBy(...messages)).toContain(`everyday/${id} `);
});

test.each([
  ['he proposed', 'i said i need time'],
  ['my boyfriend and i fought over dishes, hes gone silent since'],
])(
  'no text is said to the one who did not do it, nor of a death that is not told: %s',
  async (...messages) => {
    expect(await answeredBy(...messages)).not.toMatch(/proposed|last-words/u);
  },
);
