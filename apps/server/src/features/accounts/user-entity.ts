import type { User } from '@palm/contract/entities';
import type { UserRow } from './store/users.ts';

type Shown = Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt' | 'createdAt' | 'lastSignInAt'>;

export const userEntity = (user: Shown): User => ({
  id: user.id,
  email: user.email,
  email_confirmed_at: user.emailConfirmedAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
  last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
});
