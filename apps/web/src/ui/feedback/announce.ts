import { createElement, Fragment, type ReactNode } from 'react';
import type { toast } from 'sonner';

type Toast = typeof toast;

let shown: Toast | null = null;
const waiting: ((toast: Toast) => void)[] = [];

/** The toaster is loaded after the page. What is announced before waits for it, in order. */
const withToaster = (run: (toast: Toast) => void): void => {
  if (shown === null) waiting.push(run);
  else run(shown);
};

/** Called by the toaster once it shows toasts. */
export function startToasts(toaster: Toast): void {
  shown = toaster;
  for (const run of waiting.splice(0)) run(toaster);
}

interface Announcement {
  readonly title: string;
  readonly message: string;
  /** A second, shorter line. */
  readonly note?: string;
}

const linesOf = ({ message, note }: Announcement): ReactNode =>
  note === undefined
    ? message
    : [message, note].map((line) => createElement('span', { key: line, className: 'block' }, line));

const CROSS = '❌';

/** The cross before a title is drawn in our own ink, and still read and copied as the sign it is. */
const titleOf = (title: string): ReactNode =>
  title.startsWith(CROSS)
    ? createElement(
        Fragment,
        null,
        createElement('span', { className: 'drawn-cross' }, CROSS),
        title.slice(CROSS.length),
      )
    : title;

/** A button in the toast, as 'Undo'. */
interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

/** Toasts that only confirm what was done. */
const confirmations: (string | number)[] = [];

/** Says something that went well. With an action it stays longer: there is something to decide. */
export const announce = (announcement: Announcement, action?: ToastAction): void => {
  withToaster((toaster) => {
    const id = toaster.success(announcement.title, {
      description: linesOf(announcement),
      ...(action && { action, duration: 10_000 }),
    });
    if (action === undefined) confirmations.push(id);
  });
};

/** Removes what only confirms. A problem stays, and so does a toast with something to decide. */
export const dismissConfirmations = (): void => {
  withToaster((toaster) => {
    for (const id of confirmations.splice(0)) toaster.dismiss(id);
  });
};

/** Says why something did not happen. It stays longer: there is something to do. Of one topic only the last is shown. */
export const announceProblem = ({ title, message }: Announcement, topic?: string): void => {
  withToaster((toaster) =>
    toaster.error(titleOf(title), {
      description: message,
      duration: 10_000,
      ...(topic !== undefined && { id: topic }),
    }),
  );
};

/** Removes earlier toasts. */
export const dismissToasts = (): void => {
  withToaster((toaster) => toaster.dismiss());
};
