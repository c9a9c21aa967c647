import type { PushMessage } from '../../platform/push/push.ts';
import type { Kind } from './store.ts';

/** What a reminder says: a title, and nothing else about the user. */
export const reminderWords = {
  today: (title: string | null): PushMessage => ({
    title: title ?? 'Your page for today',
    body: 'Your page for today is ready.',
    path: '/daily-readings',
    tag: 'today',
  }),
  dates: (title: string): PushMessage => ({
    title,
    body: 'Today is one of your dates.',
    path: '/your-dates',
    tag: 'dates',
  }),
} as const satisfies Record<Kind, (title: string) => PushMessage>;
