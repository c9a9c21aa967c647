import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adaInLisbon } from '../../../test/ada.ts';
import { eventually } from '../../../test/eventually.ts';
import { newMember, signedInElsewhere } from '../../../test/members.ts';
import { onOneServer } from '../../../test/running-server.ts';
import { PushService } from '../../../test/stand-ins/push-service.ts';
import { pushDevices } from '../../platform/db/schema.ts';
import { runTask } from '../../scheduler.ts';
import { remind } from './remind.ts';

const HOUR_MS = 3_600_000;
const service = new PushService();
afterAll(() => service.close());

const maya = {
  ...adaInLisbon,
  birth_name: 'Maya Ode',
  birth_date: '1991-03-14',
  birth_time: '06:42',
  birth_city: 'New York',
  birth_country: 'United States',
  birth_timezone: 'America/New_York',
  birth_latitude: 40.71,
  birth_longitude: -74.01,
};

onOneServer(
  'reminders',
  (server) => {
    const { received } = service;
    /** A member whose quiet hours end at the next full hour. */
    const member = async (choices = {}) => {
      const person = await newMember(server());
      await person.call(calls.saveProfile, maya);
      const browser = service.newBrowser();
      const hour = server().deps.clock.now().getUTCHours();
      const wanted = {
        ...browser,
        wants_today: true,
        wants_dates: true,
        quiet_from: (hour + 13) % 24,
        quiet_to: (hour + 1) % 24,
        zone: 'UTC',
        ...choices,
      };
      await person.call(calls.savePush, wanted);
      return { ...person, browser, wanted };
    };
    /** The Book and the sky of these weeks are loaded on first use, which a busy machine takes its time for. */
    beforeAll(async () => {
      const { call } = await newMember(server());
      await call(calls.saveProfile, maya);
      await call(calls.getDates, {});
      const context = { kind: 'daily', type: 'daily-guidance' } as const;
      await call(calls.oracleChat, { message: 'today', context });
    });
    const nextHour = async () => {
      server().pass(HOUR_MS);
      await runTask(server().deps, { task: 'queue-reminders' });
    };
    const deviceOf = async (endpoint: string) => {
      const { system } = server().deps.db;
      const [row] = await system
        .select()
        .from(pushDevices)
        .where(eq(pushDevices.endpoint, endpoint));
      return row;
    };
    const titles = (endpoint: string) =>
      (received.get(endpoint) ?? []).map((one) => (one as { title: string }).title);

    it('come when the quiet hours end, sealed and signed, with a title and no more', async () => {
      const { email, browser } = await member();
      await nextHour();
      await eventually(async () => expect(received.get(browser.endpoint)).toHaveLength(2));
      const { call } = await signedInElsewhere(server(), email);
      const { title } = await call(calls.oracleChat, {
        message: 'today',
        context: { kind: 'daily', type: 'daily-guidance' },
        zone: 'UTC',
      });
      expect(received.get(browser.endpoint)).toEqual([
        { title, body: 'Your page for today is ready.', path: '/daily-readings', tag: 'today' },
        {
          title: 'Pluto on your Saturn',
          body: 'Today is one of your dates.',
          path: '/your-dates',
          tag: 'dates',
        },
      ]);
      expect(service.faults).toEqual([]);
    });

    it('come once a day and kind, however often the job runs', async () => {
      const { browser } = await member();
      await nextHour();
      await eventually(async () => expect(received.get(browser.endpoint)).toHaveLength(2));
      const { deps } = server();
      const device = await deviceOf(browser.endpoint);
      const date = deps.clock.now().toISOString().slice(0, 10);
      await remind(deps, { deviceId: device?.id ?? '', date });
      expect(received.get(browser.endpoint)).toHaveLength(2);
    });

    it('are of the kinds that are wanted, and none at night or for another day', async () => {
      const { browser } = await member({ wants_today: false });
      const { deps } = server();
      const device = await deviceOf(browser.endpoint);
      const deviceId = device?.id ?? '';
      const date = deps.clock.now().toISOString().slice(0, 10);
      await remind(deps, { deviceId, date });
      expect(titles(browser.endpoint)).toEqual([]);
      server().pass(HOUR_MS);
      await remind(deps, { deviceId, date: '2020-01-01' });
      expect(titles(browser.endpoint)).toEqual([]);
      const now = deps.clock.now().toISOString().slice(0, 10);
      await remind(deps, { deviceId, date: now });
      expect(titles(browser.endpoint)).toEqual(['Pluto on your Saturn']);
    });

    it('are tried again later where the push service asks for it', async () => {
      const { browser } = await member({ wants_today: false });
      const device = await deviceOf(browser.endpoint);
      server().pass(HOUR_MS);
      const date = server().deps.clock.now().toISOString().slice(0, 10);
      const asked = { deviceId: device?.id ?? '', date };
      service.answers.push(429);
      await expect(remind(server().deps, asked)).rejects.toThrow('a later try');
      await remind(server().deps, asked);
      expect(titles(browser.endpoint)).toEqual(['Pluto on your Saturn']);
    });

    it('end for a browser that has ended its subscription', async () => {
      const { browser } = await member({ wants_today: false });
      const device = await deviceOf(browser.endpoint);
      server().pass(HOUR_MS);
      const date = server().deps.clock.now().toISOString().slice(0, 10);
      service.answers.push(410);
      await remind(server().deps, { deviceId: device?.id ?? '', date });
      expect(await deviceOf(browser.endpoint)).toBeUndefined();
    });

    it('are shown to their own browser, changed there, and end with one call or by signing out', async () => {
      const { call, browser, wanted } = await member();
      const { endpoint } = browser;
      const { public_key, device } = await call(calls.getPush, { endpoint });
      expect(Buffer.from(public_key, 'base64url')).toHaveLength(65);
      expect(device).toMatchObject({ wants_today: true, wants_dates: true });
      await call(calls.savePush, { ...wanted, wants_dates: false });
      expect((await call(calls.getPush, { endpoint })).device).toMatchObject({
        wants_dates: false,
      });
      await call(calls.stopPush, { endpoint });
      expect((await call(calls.getPush, { endpoint })).device).toBeNull();
      await call(calls.savePush, wanted);
      await call(calls.signOut, {});
      expect(await deviceOf(endpoint)).toBeUndefined();
    });

    it('go to the account that uses the browser now, and no other can see or stop them', async () => {
      const [first, second] = [await member(), await member()];
      const { endpoint } = first.browser;
      await second.call(calls.stopPush, { endpoint });
      expect((await second.call(calls.getPush, { endpoint })).device).toBeNull();
      expect((await first.call(calls.getPush, { endpoint })).device).not.toBeNull();
      await second.call(calls.savePush, { ...second.wanted, ...first.browser });
      expect((await first.call(calls.getPush, { endpoint })).device).toBeNull();
    });

    it('are sent to known push services and nowhere else', async () => {
      const { call, wanted } = await member();
      for (const endpoint of [
        'https://push.example/1',
        'http://localhost:5432/',
        'https://127.0.0.1.evil.example/',
        'ftp://127.0.0.1/',
      ]) {
        const saving = call(calls.savePush, { ...wanted, endpoint });
        await expect(saving).rejects.toThrow('push_service_unknown');
      }
    });
  },
  async () => {
    await service.listen();
    return { READING_DATE: '2026-12-09', PUSH_SERVICES: '127.0.0.1', RATE_LIMIT_SCALE: '100' };
  },
);
