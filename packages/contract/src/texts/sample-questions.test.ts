import { SAMPLE_QUESTION_COUNT } from '../limits.ts';
import { expect, it } from 'vitest';
import { sampleQuestions } from './sample-questions.ts';

it('offers as many different questions as the product promises', () => {
  expect(new Set(sampleQuestions).size).toBe(SAMPLE_QUESTION_COUNT);
});

it('touches each of the topics', () => {
  const all = sampleQuestions.join('\n').toLowerCase();
  const topics = [
    'love',
    'work',
    'challenge',
    'people i care about',
    'numbers',
    'soulmate',
    'talent',
    'fear',
    'karma',
    'heal',
    'here to do',
    'risk',
    'live',
    'abundance',
    'health',
    'intuition',
    'spiritual practice',
    'toxic pattern',
  ];
  expect(topics.filter((topic) => !all.includes(topic))).toEqual([]);
});
