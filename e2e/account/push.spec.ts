import type { Page } from '@playwright/test';
import { expectAccessible } from '../launch/axe.ts';
import { expect, test } from '../launch/fixtures.ts';
import { expectToast } from '../launch/expect-toast.ts';
import { press } from '../launch/people.ts';
import { becomeMemberWithBirth } from '../launch/members-with-birth.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** No push service is at hand: the browser's own part of subscribing is played, all else is real. */
const playSubscribing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/journey';
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const played = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem('played');
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('played', '1');
      return played;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('played') === null ? null : played;
  });

test('reminders are turned on for a kind, kept for this device, and off with one press', async ({
  page,
  server,
}) => {
  await playSubscribing(page);
  await becomeMemberWithBirth(page, server);
  await page.goto('/profile');
  const today = page.getByRole('switch', { name: 'Today’s page' });
  await expect(today).not.toBeChecked();
  await today.click();
  await expectToast(page, 'push.on');
  await expect(today).toBeChecked();
  await page.getByLabel('until').selectOption({ label: '9:00\u{A0}am' });
  await expectToast(page, 'push.saved');
  await expectAccessible(page);

  await page.reload();
  await expect(today).toBeChecked();
  await expect(page.getByLabel('until')).toHaveValue('9');
  await expect(page.getByRole('switch', { name: 'Your dates' })).not.toBeChecked();
  await press(page, 'Turn them off');
  await expectToast(page, 'push.off');
  await expect(today).not.toBeChecked();
  await page.reload();
  await expect(today).not.toBeChecked();
});

// As text: the types of a worker are not those of a page. A browser without a screen shows no notification,
// so what the worker asks it to show is looked at, and the press on it is played.
const WATCH = `self.registration.showNotification = async (title, { body, data }) => {
  self.shown = { title, body, data };
}`;
const PRESS = `{
  const press = new ExtendableEvent('notificationclick');
  press.notification = { close: () => (self.shown = null), data: self.shown.data };
  self.dispatchEvent(press);
}`;

test('a reminder is shown by the worker, and pressed it opens its page', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/auth');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await worker.evaluate(WATCH);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify({
      title: 'Hand back the keys',
      body: 'Ready.',
      path: '/help-lines',
      tag: 'today',
    }),
  });
  const shown = () => worker.evaluate('self.shown');
  const title = 'Hand back the keys';
  await expect.poll(shown).toEqual({ title, body: 'Ready.', data: { path: '/help-lines' } });
  await worker.evaluate(PRESS);
  await expect(page).toHaveURL('/help-lines');
  expect(await shown()).toBeNull();
});
