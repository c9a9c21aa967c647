import { createElement, Fragment, type ReactNode } from 'react';
import { toast } from 'sonner';

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

/** Says something that went well. With an action it stays longer: there is something to decide. */
export const announce = (announcement: Announcement, action?: ToastAction): void => {
  toast.success(announcement.title, {
    description: linesOf(announcement),
    ...(action && { action, duration: 10_000 }),
  });
};

/** Says why something did not happen. It stays longer: there is something to do. Of one topic only the last is shown. */
export const announceProblem = ({ title, message }: Announcement, topic?: string): void => {
  toast.error(titleOf(title), {
    description: message,
    duration: 10_000,
    ...(topic !== undefined && { id: topic }),
  });
};

/** Removes earlier toasts. */
export const dismissToasts = (): void => {
  toast.dismiss();
};
