import { eveningOf } from '@palm/astrology/civil-time/evening-of';
import type { TimeSpan } from '@palm/astrology/instant';
import { moonRiseOn } from '@palm/astrology/moon-rise';
import { planetPositionOf } from '@palm/astrology/planet-positions';
import { signAt } from '@palm/astrology/sign-at';
import type { Profile } from '@palm/contract/entities';
import type { Today } from '@palm/contract/today';
import { eveningMoon } from '../readings/evening-moon.ts';

/** The Moon of the evening. Its rise is told only where the user's clock is that of the birth place. */
export function moonTonight(
  { date, span }: { date: string; span: TimeSpan },
  profile: Profile,
  zone: string,
): Today['moon'] {
  const sign = signAt(planetPositionOf('moon', eveningOf(date, zone)).longitudeDeg);
  return { ...eveningMoon(date, zone), sign, rise: riseOf(span, profile, zone) };
}

function riseOf(day: TimeSpan, profile: Profile, zone: string): Today['moon']['rise'] {
  const { birth_latitude: latitude, birth_longitude: longitude, birth_city: place } = profile;
  if (profile.birth_timezone !== zone || latitude === null || longitude === null) return null;
  const at = moonRiseOn(day, { latitude, longitude });
  return at === null || !place ? null : { at: new Date(at).toISOString(), place };
}
