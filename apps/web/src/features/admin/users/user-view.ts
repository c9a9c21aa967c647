import type { AdminUserQuery } from '@palm/contract/admin';
import type { InputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Choice } from '../../../ui/form/select-field.tsx';
import { copy } from '../copy.ts';

/** The search, filters and sort order of the user list. `all` means no filter. */
export interface UserView {
  readonly search: string;
  readonly subscription: 'all' | NonNullable<AdminUserQuery['subscription']>;
  readonly emailStatus: 'all' | NonNullable<AdminUserQuery['email_status']>;
  readonly sort: Sort;
}

export type Sort = `${AdminUserQuery['sort']} ${AdminUserQuery['order']}`;

export const allUsers: UserView = {
  search: '',
  subscription: 'all',
  emailStatus: 'all',
  sort: 'created_at desc',
};

export const subscriptionChoices: readonly Choice<UserView['subscription']>[] = [
  { value: 'all', words: copy.userView.all },
  { value: 'premium', words: copy.userView.premium },
  { value: 'trial', words: copy.userView.trial },
  { value: 'free', words: copy.userView.free },
];

export const emailChoices: readonly Choice<UserView['emailStatus']>[] = [
  { value: 'all', words: copy.userView.all },
  { value: 'confirmed', words: copy.userView.confirmed },
  { value: 'pending', words: copy.userView.pending },
];

export const sortChoices: readonly Choice<Sort>[] = [
  { value: 'created_at desc', words: copy.userView.newestFirst },
  { value: 'created_at asc', words: copy.userView.oldestFirst },
  { value: 'last_sign_in_at desc', words: copy.userView.lastSignIn },
  { value: 'email asc', words: copy.userView.email },
  { value: 'display_name asc', words: copy.userView.name },
];

type Wanted = Omit<InputOf<Calls['adminUsers']>, 'limit' | 'after'>;

const orders = {
  'created_at desc': { sort: 'created_at', order: 'desc' },
  'created_at asc': { sort: 'created_at', order: 'asc' },
  'last_sign_in_at desc': { sort: 'last_sign_in_at', order: 'desc' },
  'last_sign_in_at asc': { sort: 'last_sign_in_at', order: 'asc' },
  'email desc': { sort: 'email', order: 'desc' },
  'email asc': { sort: 'email', order: 'asc' },
  'display_name desc': { sort: 'display_name', order: 'desc' },
  'display_name asc': { sort: 'display_name', order: 'asc' },
} as const satisfies Record<Sort, Pick<AdminUserQuery, 'sort' | 'order'>>;

/** The view as query input. */
export const wantedBy = ({ search, subscription, emailStatus, sort }: UserView): Wanted => ({
  ...orders[sort],
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(subscription !== 'all' && { subscription }),
  ...(emailStatus !== 'all' && { email_status: emailStatus }),
});
