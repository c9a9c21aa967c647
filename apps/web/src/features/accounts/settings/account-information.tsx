import { DATE_LOCALE } from '@palm/contract/limits';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { useSession } from '../session/accounts-context.ts';
import { useProfile } from '../session/use-profile.ts';
import { copy } from '../copy.ts';

/** A calendar date has no time zone; formatting it as UTC keeps the day. */
const inWords = (isoDate: string): string =>
  new Date(isoDate).toLocaleDateString(DATE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

export function AccountInformation() {
  const session = useSession();
  const { data: profile } = useProfile();
  if (session.status !== 'user') return null;
  const birthDate = profile?.birth_date ?? null;
  return (
    <Card>
      <h2 className="mb-5 text-title-sm">{copy.accountInformation.accountInformation}</h2>
      <dl className="space-y-4">
        <Entry name={copy.accountInformation.email}>
          <EmailAddress>{session.session.user.email}</EmailAddress>
        </Entry>
        <Entry name={copy.accountInformation.displayName}>{profile?.display_name ?? null}</Entry>
        <Entry name={copy.accountInformation.birthDate}>
          {birthDate === null ? null : inWords(birthDate)}
        </Entry>
        <Entry name={copy.accountInformation.zodiacSign}>{profile?.zodiac_sign ?? null}</Entry>
      </dl>
    </Card>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  );
}
