import { expect, it } from 'vitest';
import { contextFor, MAYA } from '../../../test/slot-context.ts';
import { bookSlots } from './book-slots.ts';

it('reads out the page of the sign that was named, whosever it is', () => {
  const context = contextFor({}, { entities: { sign_b: 'leo' } });
  expect(bookSlots.sign_page(context)?.text).toBe('The page of leo.');
  expect(bookSlots.sign_page(contextFor({}))).toBeNull();
});

it('reads out a placement of the own chart, with the fact it rests on', () => {
  const page = bookSlots.placement_page(contextFor(MAYA, { entities: { planet: 'moon' } }));
  expect(page?.text).toBe('The moon in pisces.');
  expect(page?.facts.map(({ id }) => id)).toEqual(['natal:moon']);
  expect(bookSlots.placement_page(contextFor({}, { entities: { planet: 'moon' } }))).toBeNull();
});
