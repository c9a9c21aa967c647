import { PALM_IMAGE_MAX_BYTES } from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { fileProblem } from './file-problem.ts';

it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/webp'])('takes %s', (type) => {
  expect(fileProblem({ type, size: 1000 })).toBeNull();
});

it.each(['image/heic', 'image/gif', 'image/svg+xml', 'text/html'])('refuses %s', (type) => {
  expect(fileProblem({ type, size: 1000 })).toBe('palm.wrong-type');
});

it('takes ten megabytes and not a byte more', () => {
  const type = 'image/png';
  expect(fileProblem({ type, size: PALM_IMAGE_MAX_BYTES })).toBeNull();
  expect(fileProblem({ type, size: PALM_IMAGE_MAX_BYTES + 1 })).toBe('palm.too-large');
});

it('leaves a file of unknown type to the server', () => {
  expect(fileProblem({ type: '', size: 1000 })).toBeNull();
});
