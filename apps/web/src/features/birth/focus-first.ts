/** Moves the focus to the first field that something is wrong with. */
export function focusFirst(form: HTMLFormElement, fields: readonly string[]): void {
  const field = form.elements.namedItem(fields[0] ?? '');
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (first instanceof HTMLElement) first.focus();
}
