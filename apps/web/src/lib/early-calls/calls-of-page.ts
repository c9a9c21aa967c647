import type { Calls } from '@palm/contract/calls';
import { paths } from '../navigation/paths.ts';

type CallName = Calls[keyof Calls]['name'];

/** What every page asks for a signed-in user. */
const EVERYWHERE = ['get-profile', 'get-role', 'check-subscription'] satisfies CallName[];

/** What a page asks beside it. Each of these calls takes an empty input. */
const OF_PAGE: Readonly<Record<string, readonly CallName[]>> = {
  [paths.palm]: ['palm-allowance', 'last-palm-reading'],
  [paths.askTheOracle]: ['chat-history'],
  [paths.savedReadings]: ['list-saved-readings'],
  [paths.profile]: ['get-chart', 'get-billing', 'get-email-preferences'],
  [paths.premium]: ['get-billing'],
};

/** The calls that a page of a signed-in user makes first. */
export const callsOfPage = (pathname: string): readonly CallName[] => [
  ...EVERYWHERE,
  ...(OF_PAGE[pathname.replace(/\/+$/, '')] ?? []),
];
