import { expect, test } from 'vitest';
import { alarmText } from './alarm-text.ts';

test.each([
  ['mi marido me pega con el cinturón', 'my husband hits me with the belt'],
  ['mi esposo me golpea', 'my husband hits me'],
  ['il me frappe avec la ceinture', 'he hits me with the belt'],
  ['mein mann schlägt mich mit dem gürtel', 'husband hits me with the belt'],
])('"%s" reaches the classifier with its danger', (message, english) => {
  expect(alarmText(message)).toBe(english);
});

test('English stays as it was typed', () => {
  expect(alarmText('i counted my pills')).toBe('i counted my pills');
});

test('of a language whose words we do not have the rules decide', () => {
  expect(alarmText('kiedy znajdę prawdziwą miłość w swoim życiu')).toBeNull();
  expect(alarmText('pagod na ako sa trabaho, gusto ko nang mag-resign')).toBeNull();
});
