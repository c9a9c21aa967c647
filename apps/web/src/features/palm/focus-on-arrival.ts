/**
 * For the `ref` of an element that replaces the focused one. It runs once, when the element
 * appears; focusing also brings it into sight.
 */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();
