import type { InputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { paths } from '../navigation/paths.ts';

type AnyCall = Calls[keyof Calls];
/** The calls that may be made with this input. */
type Taking<Input> = {
  [Name in AnyCall['name']]: Input extends InputOf<Extract<AnyCall, { name: Name }>> ? Name : never;
}[AnyCall['name']];

interface FirstCalls {
  /** Made with an empty input. */
  readonly plain: readonly Taking<Record<string, never>>[];
  /** Made with the user's time zone. */
  readonly zoned?: readonly Taking<{ zone: string }>[];
}

/** What every page asks for a signed-in user. */
const EVERYWHERE = ['get-profile', 'get-role', 'check-subscription'] as const;

/** What a page asks beside it. */
const OF_PAGE: Readonly<Record<string, FirstCalls>> = {
  [paths.dailyReadings]: { plain: [], zoned: ['get-today'] },
  [paths.palm]: { plain: ['palm-allowance', 'last-palm-reading'], zoned: ['get-today'] },
  [paths.horoscope]: { plain: ['list-people'] },
  [paths.askTheOracle]: { plain: ['chat-history'] },
  [paths.people]: { plain: ['list-people'] },
  [paths.yourDates]: { plain: ['get-calendar-link'], zoned: ['get-dates'] },
  [paths.savedReadings]: { plain: ['list-saved-readings'] },
  [paths.history]: { plain: ['list-shares'], zoned: ['list-history'] },
  [paths.yourSky]: { plain: ['get-reveal'] },
  [paths.profile]: {
    plain: [
      'get-chart',
      'get-billing',
      'get-email-preferences',
      'get-security',
      'get-export',
      'list-palm-photos',
    ],
  },
  [paths.profileSetup]: { plain: ['get-email-preferences'] },
  [paths.emailPreferences]: { plain: ['get-email-preferences'] },
  [paths.premium]: { plain: ['get-billing'] },
};

/** The calls that a page of a signed-in user makes first. */
export function callsOfPage(pathname: string): Required<FirstCalls> {
  const { plain, zoned = [] } = OF_PAGE[pathname.replace(/\/+$/, '')] ?? { plain: [] };
  return { plain: [...EVERYWHERE, ...plain], zoned };
}
