import { toast } from 'sonner';
import { afterEach, expect, it } from 'vitest';
import { announce, announceProblem, dismissConfirmations, startToasts } from './announce.ts';

afterEach(() => {
  toast.dismiss();
});

const titles = (): unknown[] => toast.getToasts().map((shown) => 'title' in shown && shown.title);

it('shows what was announced before the toaster was there, in order, and once', () => {
  announce({ title: 'Saved', message: 'Your note is saved.' });
  announceProblem({ title: 'Offline', message: 'Try again later.' });
  expect(titles()).toEqual([]);
  startToasts(toast);
  expect(titles()).toEqual(['Saved', 'Offline']);
  startToasts(toast);
  expect(titles()).toHaveLength(2);
  announce({ title: 'Deleted', message: 'Your note is deleted.' });
  expect(titles()).toHaveLength(3);
});

it('removes confirmations, and keeps problems and what can be undone', () => {
  startToasts(toast);
  announce({ title: 'Saved', message: 'Your note is saved.' });
  announce({ title: 'Gone', message: 'It is gone.' }, { label: 'Undo', onClick: () => undefined });
  announceProblem({ title: 'Offline', message: 'Try again later.' });
  dismissConfirmations();
  expect(titles()).toEqual(['Gone', 'Offline']);
});
