import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { expect, it } from 'vitest';
import { complaintOf } from './complaint-of.ts';

const photo = new File(['a'], 'palm.jpg', { type: 'image/jpeg' });

it('says why a picture is no palm, and does not offer to send it again', () => {
  const refused = new CallRefused('invalid_image', { reason: 'back-of-hand' });
  const { toast, complaint } = complaintOf(refused, photo);
  expect(toast).toEqual(messages['palm.not-a-hand']);
  expect(complaint.words).toContain('back of a hand');
  expect(complaint.again).toBeNull();
});

it('keeps the photo at hand when the server could not be reached', () => {
  const { toast, complaint } = complaintOf(new CallRefused('offline'), photo);
  expect(toast).toEqual(messages['palm.failed']);
  expect(complaint.words).toBe(messages['request.offline'].message);
  expect(complaint.again).toBe(photo);
});

it('says in its own words that many palms are being read', () => {
  const { toast } = complaintOf(new CallRefused('palm_reader_busy'), photo);
  expect(toast).toEqual(messages['palm.busy']);
});

it('calls anything unforeseen a failed analysis', () => {
  const { toast, complaint } = complaintOf(new TypeError('an answer of the wrong shape'), photo);
  expect(toast).toEqual(messages['palm.failed']);
  expect(complaint.words).not.toContain('shape');
});

it('does not speak in words of the server that this page does not know', () => {
  const refused = new CallRefused('invalid_image', { reason: 'toString' });
  expect(complaintOf(refused, photo).complaint.words).toBe(messages['palm.not-a-hand'].message);
});
