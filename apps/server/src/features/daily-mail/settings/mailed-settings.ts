import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Deps } from '../../../deps.ts';
import type { Refuse } from '../../../http/answers/refusal.ts';
import type { LinkOwner } from './mail-links.ts';
import { type MailSettings, mailSettings, saveMailSettings } from './mail-settings.ts';
import type { MailChoices } from '../store/preferences.ts';
import { findRecipient } from '../store/recipients.ts';

type MailedSettings = OutputOf<Calls['getMailedPreferences']>;

/** Whose mail a link came in; null for one that was made up, and for an account or an address that is gone. */
export async function ownerOfLink(
  { db, tokens: { mailLinks } }: Pick<Deps, 'db' | 'tokens'>,
  token: string,
): Promise<LinkOwner | null> {
  const userId = mailLinks.namedIn(token);
  const recipient = userId === null ? null : await findRecipient(db.system, userId);
  return recipient && mailLinks.isGenuine(token, recipient) ? recipient : null;
}

export async function mailedSettings(
  deps: Deps,
  token: string,
  refuse: Refuse<'mail_link_invalid'>,
): Promise<MailedSettings> {
  const owner = await ownerOfLink(deps, token);
  const settings = owner && (await mailSettings(deps.db.system, owner.userId));
  return owner && settings ? mailedEntity(owner, settings) : refuse('mail_link_invalid');
}

export async function saveMailedSettings(
  deps: Deps,
  { token, ...choices }: MailChoices & { token: string },
  refuse: Refuse<'mail_link_invalid'>,
): Promise<MailedSettings> {
  const owner = await ownerOfLink(deps, token);
  if (!owner) return refuse('mail_link_invalid');
  const now = deps.clock.now();
  const settings = await deps.db.system.transaction((db) =>
    saveMailSettings(db, owner.userId, { choices, now }),
  );
  return settings ? mailedEntity(owner, settings) : refuse('mail_link_invalid');
}

const mailedEntity = (
  { email }: LinkOwner,
  { daily_readings, daily_horoscope, mail_hour, zone, stopped }: MailSettings,
): MailedSettings => ({
  address: hidden(email),
  daily_readings,
  daily_horoscope,
  mail_hour,
  zone,
  stopped,
});

/** a…@example.com: enough for its owner, little for anybody the mail was forwarded to. */
const hidden = (email: string): string => email.replace(/^(.).*@/u, '$1…@');
