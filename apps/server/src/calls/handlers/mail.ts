import type { Calls } from '@palm/contract/calls';
import {
  mailSettings,
  saveMailSettings,
} from '../../features/daily-mail/settings/mail-settings.ts';
import {
  mailedSettings,
  saveMailedSettings,
} from '../../features/daily-mail/settings/mailed-settings.ts';
import { noteZone } from '../../features/daily-mail/schedule/schedule-mail.ts';
import { sendTestMail } from '../../features/daily-mail/send-test-mail.ts';
import { notePushZone } from '../../features/push/push-settings.ts';
import type { Handlers } from '../../http/handler.ts';
import { success } from './success.ts';

export const mailHandlers = {
  getEmailPreferences: async ({ actor, own, refuse }) =>
    (await mailSettings(own, actor.userId)) ?? refuse('signed_out'),
  saveEmailPreferences: async ({ deps, input, actor, asUser, refuse }) => {
    const { zone, ...choices } = input;
    const now = deps.clock.now();
    const saved = await asUser((db) => saveMailSettings(db, actor.userId, { choices, zone, now }));
    return saved ?? refuse('signed_out');
  },
  testDailyEmails: async ({ deps, actor, refuse }) => {
    await sendTestMail(deps, actor, refuse);
    return success;
  },
  noteZone: async ({ deps, input, actor, asUser }) => {
    const now = deps.clock.now();
    await asUser(async (db) => {
      await noteZone(db, actor.userId, input.zone, now);
      await notePushZone(db, actor.userId, input.zone, now);
    });
    return success;
  },
  getMailedPreferences: ({ deps, input, refuse }) => mailedSettings(deps, input.token, refuse),
  saveMailedPreferences: ({ deps, input, refuse }) => saveMailedSettings(deps, input, refuse),
} satisfies Partial<Handlers<Calls>>;
