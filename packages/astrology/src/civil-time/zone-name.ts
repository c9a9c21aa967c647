import history from '../../data/zone-history.json' with { type: 'json' };

const nameByLowerCase = new Map(
  Object.keys(history.meanTimeUntil).map((name) => [name.toLowerCase(), name]),
);

/** The name as the IANA database spells it, or undefined where there is no such zone. */
export function knownZone(name: string): string | undefined {
  return nameByLowerCase.get(name.trim().toLowerCase());
}

/** Names a person can choose from: areas with a city, not the abbreviations of old systems. */
export function listZones(): readonly string[] {
  return [...nameByLowerCase.values()].filter((name) =>
    /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//u.test(
      name,
    ),
  );
}
