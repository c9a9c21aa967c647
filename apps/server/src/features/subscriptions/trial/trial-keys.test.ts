import { expect, it } from 'vitest';
import { sameMailbox } from './trial-keys.ts';

it.each([
  ['Ada.Lovelace+stars@Gmail.com', 'adalovelace@gmail.com'],
  ['a.d.a@googlemail.com', 'ada@gmail.com'],
  ['ada+2@outlook.com', 'ada@outlook.com'],
  ['ada.lovelace@outlook.com', 'ada.lovelace@outlook.com'],
  // Elsewhere a dot or a plus may be part of another person's name.
  ['ada.l+x@example.com', 'ada.l+x@example.com'],
  ['+@gmail.com', '+@gmail.com'],
])('takes %s for the mailbox %s', (address, mailbox) => {
  expect(sameMailbox(address)).toBe(mailbox);
});
