import { createElement, type ReactNode } from 'react';
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

/** Says something that went well. */
export const announce = (announcement: Announcement): void => {
  toast.success(announcement.title, { description: linesOf(announcement) });
};

/** Says why something did not happen. It stays longer: there is something to do. */
export const announceProblem = ({ title, message }: Announcement): void => {
  toast.error(title, { description: message, duration: 10_000 });
};

/** Takes away what still stands there of earlier. */
export const takeBack = (): void => {
  toast.dismiss();
};
