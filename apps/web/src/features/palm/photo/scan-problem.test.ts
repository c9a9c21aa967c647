import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { expect, it } from 'vitest';
import { scanProblem } from './scan-problem.ts';

const photo = new File(['a'], 'palm.jpg', { type: 'image/jpeg' });

it('says why a picture is no palm, and does not offer to send it again', () => {
  const refused = new CallRefused('invalid_image', { reason: 'back-of-hand' });
  const { toast, problem } = scanProblem(refused, photo);
  expect(toast).toEqual(messages['palm.not-a-hand']);
  expect(problem.words).toContain('back of a hand');
  expect(problem.again).toBeNull();
});

it('keeps the photo at hand when the server could not be reached', () => {
  const { toast, problem } = scanProblem(new CallRefused('offline'), photo);
  expect(toast).toEqual(messages['palm.failed']);
  expect(problem.words).toBe(messages['request.offline'].message);
  expect(problem.again).toBe(photo);
});

it('says in its own words that many palms are being read', () => {
  const { toast } = scanProblem(new CallRefused('palm_reader_busy'), photo);
  expect(toast).toEqual(messages['palm.busy']);
});

it('calls anything unforeseen a failed analysis', () => {
  const { toast, problem } = scanProblem(new TypeError('an answer of the wrong shape'), photo);
  expect(toast).toEqual(messages['palm.failed']);
  expect(problem.words).not.toContain('shape');
});

it('does not speak in words of the server that this page does not know', () => {
  const refused = new CallRefused('invalid_image', { reason: 'toString' });
  expect(scanProblem(refused, photo).problem.words).toBe(messages['palm.not-a-hand'].message);
});
