import { sampleQuestions } from '@palm/contract/sample-questions';
import { SAMPLE_QUESTIONS } from '@palm/oracle/sample-questions';
import { expect, it } from 'vitest';

it('offers the very questions that the Oracle is known to understand', () => {
  expect(SAMPLE_QUESTIONS.map(({ text }) => text)).toEqual([...sampleQuestions]);
});
