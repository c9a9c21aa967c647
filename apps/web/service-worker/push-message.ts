/** A reminder as the browser shows it, and the page it opens. */
export interface Reminder {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}

const textIn = (value: unknown, key: string): string | null => {
  const text = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return typeof text === 'string' && text !== '' ? text : null;
};

/** A browser must show something for each message: one that cannot be read gets plain words. */
export function reminderIn(message: string | undefined): Reminder {
  let said: unknown = null;
  try {
    said = JSON.parse(message ?? '');
  } catch {
    // Shown in plain words below.
  }
  const path = textIn(said, 'path');
  return {
    title: textIn(said, 'title') ?? 'Palm & Soul',
    body: textIn(said, 'body') ?? '',
    tag: textIn(said, 'tag') ?? 'reminder',
    // A page of this site and nothing else.
    path: path !== null && /^\/(?!\/)[\w/-]*$/.test(path) ? path : '/daily-readings',
  };
}
