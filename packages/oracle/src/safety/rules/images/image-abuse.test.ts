import { expect, test } from 'vitest';
import { PICTURES_SHOWN } from '../../../../content/safety/pictures-shown.ts';
import { assess } from '../../assess.ts';
import { fillHelpLines } from '../../fill-help-lines.ts';

const WORDS = fillHelpLines(PICTURES_SHOWN, null);

test.each([
  'i broke up with him and now he’s spreading my pics',
  'my ex leaked my nudes',
  'he is threatening to post my nudes if i leave',
  'he says he will send my pictures to my family',
  'someone put a sex tape of us online and my boss saw',
  'she is sharing our private videos with her friends',
  'my nudes are on telegram',
  'they made a deepfake of me',
])('tells what helps against pictures that are shown around: %s', (message) => {
  expect(assess(message).answer).toContain(WORDS);
});

test.each([
  'my mom keeps posting my baby pics on facebook',
  'i sent him my nudes and he didnt reply',
  'he still has our pictures up on instagram',
  'she shared my photos of the dog',
  'my boyfriend shows my pics to all his friends because he is proud',
  'i spread my photos of the trip on the table',
])('leaves other pictures alone: %s', (message) => {
  expect(assess(message).answer ?? '').not.toContain(WORDS);
});

test('what a partner watches is a worry and no request for a scene', () => {
  expect(assess('should i accept that my husband watches porn').answer).toBeNull();
  expect(assess('write a porn scene about him').answer).not.toBeNull();
});
