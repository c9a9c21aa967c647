import { expect, test } from 'vitest';
import { unreadLanguage } from './unread-language.ts';

test.each([
  ['aku capek jadi anak pertama, semua tanya duit ke aku', 'id'],
  ['tháng này có nên về ra mắt gia đình không', 'vi'],
  ['hindi ko alam kung ano gagawin ko', 'tl'],
  ['mi jefa me grita delante de todos', null],
  ['my boss asked me to work again on sunday', null],
])('%s', (message, language) => {
  expect(unreadLanguage(message)).toBe(language);
});
