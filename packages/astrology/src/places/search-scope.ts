import { matchNames } from './match-names.ts';
import type { PlaceIndex } from './place.ts';

/** Whether places of a region are wanted. */
export type Scope = (region: number) => boolean;

export function everywhere(index: PlaceIndex, countryCode: string | undefined): Scope {
  if (countryCode === undefined) return () => true;
  const country = index.countryCodes.indexOf(countryCode.toUpperCase());
  return (region) => index.regionCountry[region] === country;
}

type Extent = 'whole' | 'beginning';

const LONG_ENOUGH_FOR_A_SLIP = 4;
/** Shorter, it may be a code as well as a beginning: CA, or the first letters of Catalonia. */
const LONGER_THAN_A_CODE = 4;

/** The regions and countries a qualifier names, by their owner numbers. */
function ownersNamed(index: PlaceIndex, text: string, slips: number, extent: Extent): Set<number> {
  const whole = new Set<number>();
  const begun = new Set<number>();
  matchNames(index.qualifiers, text, slips, (owner, _slips, isWhole) => {
    (isWhole ? whole : begun).add(owner);
  });
  const isSettled = whole.size > 0 && text.length >= LONGER_THAN_A_CODE;
  return extent === 'whole' || isSettled ? whole : new Set([...whole, ...begun]);
}

/** The scope cut down to a region or country; undefined where no such region or country is known. */
export function narrowed(
  index: PlaceIndex,
  scope: Scope,
  qualifier: string,
  extent: Extent,
): Scope | undefined {
  let owners = ownersNamed(index, qualifier, 0, extent);
  if (owners.size === 0 && qualifier.length >= LONG_ENOUGH_FOR_A_SLIP) {
    owners = ownersNamed(index, qualifier, 1, extent);
  }
  if (owners.size === 0) return undefined;
  return (region) =>
    scope(region) &&
    (owners.has(2 * region) || owners.has(2 * (index.regionCountry[region] ?? 0) + 1));
}
