import { matchNames } from './match-names.ts';
import type { PlaceIndex } from './place-index.ts';

/** Whether places of a region are wanted. */
export type Scope = (region: number) => boolean;

export function everywhere(index: PlaceIndex, countryCode: string | undefined): Scope {
  if (countryCode === undefined) return () => true;
  const country = index.countryCodes.indexOf(countryCode.toUpperCase());
  return (region) => index.regionCountry[region] === country;
}

/** The regions and countries a qualifier names, by their owner numbers. */
function ownersNamed(index: PlaceIndex, text: string, edits: number, extent: Extent) {
  const owners = new Set<number>();
  matchNames(index.qualifiers, text, edits, (owner, _edits, isWhole) => {
    if (isWhole || extent === 'beginning') owners.add(owner);
  });
  return owners;
}

type Extent = 'whole' | 'beginning';

const LONG_ENOUGH_FOR_A_SLIP = 4;

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
