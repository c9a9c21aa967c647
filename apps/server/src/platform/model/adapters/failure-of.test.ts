import { expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';

it.each([
  [{ statusCode: 529, message: 'Overloaded' }, 'ModelBusy'],
  [{ code: 429, message: 'Slow down' }, 'ModelBusy'],
  [{ code: '502', message: 'Bad gateway' }, 'ModelUnavailable'],
  [{ code: 'content_policy', message: 'No' }, 'ModelBroke'],
  [{ code: null, message: 'No' }, 'ModelBroke'],
  [{ code: 200 }, 'ModelBroke'],
  ['gone', 'ModelBroke'],
  [null, 'ModelBroke'],
])('hears the status that is told in the middle of a stream: %j', (error, name) => {
  expect(failureOf(error, 'any:model')).toMatchObject({ name });
});
