import type { AdminUserRecord } from '@palm/contract/entities';
import { copy } from '../copy.ts';

type Named = Pick<AdminUserRecord, 'display_name' | 'email'>;

const nameOf = ({ display_name }: Named): string => display_name?.trim() ?? '';

export const userName = (user: Named): string => nameOf(user) || copy.userWords.noName;

/** A whole letter, also where it takes more than one unit of text. */
export const initialOf = (user: Named): string =>
  (Array.from(nameOf(user) || user.email)[0] ?? '?').toLocaleUpperCase();

export const emailStatus = ({
  email_confirmed_at,
}: Pick<AdminUserRecord, 'email_confirmed_at'>): string =>
  email_confirmed_at === null ? copy.userView.pending : copy.userView.confirmed;

type Planned = Pick<AdminUserRecord, 'subscription_status' | 'trial_days_left'>;

export function planWords({ subscription_status, trial_days_left }: Planned): string {
  switch (subscription_status) {
    case 'premium':
      return copy.userView.premium;
    case 'trial':
      return copy.userWords.trial(trial_days_left);
    case 'free':
      return copy.userView.free;
  }
}
