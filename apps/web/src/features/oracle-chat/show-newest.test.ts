import { expect, it } from 'vitest';
import { showNewest } from './show-newest.ts';

const QUESTION_TOP = 500;
const ANSWER_TOP = 620;

function withLayout(element: HTMLElement, layout: Record<string, number>): HTMLElement {
  for (const [name, value] of Object.entries(layout))
    Object.defineProperty(element, name, { value, configurable: true });
  return element;
}

/** A box of this height with a long question before and the last exchange; gives where it is scrolled to. */
function scrolledTo(boxPx: number, questionPx: number): number {
  const list = withLayout(document.createElement('div'), { clientHeight: boxPx });
  const question = withLayout(document.createElement('div'), {
    offsetTop: QUESTION_TOP,
    offsetHeight: questionPx,
  });
  question.dataset['from'] = 'user';
  const answer = withLayout(document.createElement('div'), {
    offsetTop: ANSWER_TOP,
    offsetHeight: 900,
  });
  answer.dataset['from'] = 'oracle';
  list.append(question, answer);
  showNewest(list, false);
  return list.scrollTop;
}

it('shows a short question above its answer', () => {
  expect(scrolledTo(517, 90)).toBe(QUESTION_TOP - 20);
});

it('starts at the answer after a long question, and after any that fills a low box', () => {
  expect(scrolledTo(517, 150)).toBe(ANSWER_TOP - 20);
  expect(scrolledTo(180, 90)).toBe(ANSWER_TOP - 20);
});
