/** The space above the message at the top. Messages are further apart, so nothing of the one before is in sight. */
const ABOVE_PX = 20;
/** A question up to this height stays in sight above its answer. */
const SHORT_PX = 120;
/** In a low box, as above a phone's keyboard, a question may take no more than this share of it. */
const SHARE_OF_QUESTION = 1 / 3;

/**
 * Scrolls a conversation to the start of its last exchange: to the question where it is short, else to the answer.
 * Room is added below a short exchange, so that it can stand at the top. With `isWhole` the box grows to hold all of it.
 */
export function showNewest(list: HTMLElement, isWhole: boolean): void {
  const last = list.lastElementChild;
  if (!(last instanceof HTMLElement)) return;
  for (const element of [list, ...list.querySelectorAll<HTMLElement>('[data-from]')])
    element.style.minHeight = '';
  const top = startOf(last, list.clientHeight).offsetTop - ABOVE_PX;
  // The box may be higher than what is in it, so its scroll height does not tell.
  const padding = Number.parseFloat(getComputedStyle(list).paddingBottom);
  const below = last.offsetTop + last.offsetHeight + padding - top;
  if (isWhole) list.style.minHeight = `${below}px`;
  const lacking = list.clientHeight - below;
  // The answer keeps this height when its font comes later and needs fewer lines.
  if (lacking > 0) last.style.minHeight = `${last.offsetHeight + lacking}px`;
  list.scrollTop = top;
}

function startOf(last: HTMLElement, boxPx: number): HTMLElement {
  const before = last.previousElementSibling;
  const isQuestion = before instanceof HTMLElement && before.dataset.from === 'user';
  const mostPx = Math.min(SHORT_PX, boxPx * SHARE_OF_QUESTION);
  return isQuestion && before.offsetHeight <= mostPx ? before : last;
}
