/**
 * For the `ref` of what takes the place of something that had the focus. It runs once, when the element
 * appears; focusing also brings it into sight.
 */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();
