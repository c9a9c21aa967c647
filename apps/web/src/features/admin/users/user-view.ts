import type { AdminUserQuery } from '@palm/contract/admin';
import type { InputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { Choice } from '../../../ui/form/select-field.tsx';

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
  { value: 'all', words: 'All' },
  { value: 'premium', words: 'Premium' },
  { value: 'trial', words: 'Trial' },
  { value: 'free', words: 'Free' },
];

export const emailChoices: readonly Choice<UserView['emailStatus']>[] = [
  { value: 'all', words: 'All' },
  { value: 'confirmed', words: 'Confirmed' },
  { value: 'pending', words: 'Pending' },
];

export const sortChoices: readonly Choice<Sort>[] = [
  { value: 'created_at desc', words: 'Newest first' },
  { value: 'created_at asc', words: 'Oldest first' },
  { value: 'last_sign_in_at desc', words: 'Last sign in' },
  { value: 'email asc', words: 'Email' },
  { value: 'display_name asc', words: 'Name' },
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
