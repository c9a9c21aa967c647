import { SERVED_BY_SERVER } from '@palm/contract/site';
import { expect, it } from 'vitest';
import { onEveryServer } from '../test/running-server.ts';
import { createApp } from './app.ts';

const isNamed = (path: string): boolean =>
  SERVED_BY_SERVER.some((served) => path === served || path.startsWith(`${served}/`));

onEveryServer(
  'the whole app',
  (server) => {
    // A browser caches pages for offline use. An answer with user data must not be cached as a page.
    it('answers under no path that a service worker could take for a page', () => {
      const app = createApp(server().deps, {
        pages: new Map(),
        uploads: { open: () => Promise.reject(new Error('no upload here')) },
        isClosing: () => false,
      });
      const own = app.routes.map(({ path }) => path).filter((path) => !/^\/?\*$/.test(path));
      expect(own).toContain('/email/unsubscribe');
      expect(own.filter((path) => !isNamed(path))).toEqual([]);
    });
  },
  { MAIL_WEBHOOK_SECRET: 'a secret' },
);
