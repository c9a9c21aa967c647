const KEY = 'pressedEarly';

/** Inline script of a deferred page: remembers a button that is pressed before the entry is there. */
export const rememberEarlyPress = `onclick=(e)=>{window.${KEY}=e.target.closest("button")};`;

/** The button that was pressed before the entry was loaded. From now on the entry listens itself. */
export function takeEarlyPress(): HTMLElement | null {
  const pressed: unknown = Reflect.get(window, KEY);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- takes back what the page's own script has set
  window.onclick = null;
  return pressed instanceof HTMLElement ? pressed : null;
}
