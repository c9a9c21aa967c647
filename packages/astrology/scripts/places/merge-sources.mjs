import { foldName } from '../../src/places/fold-name.ts';

const CELL_DEG = 0.25;
/** Two entries of one name this close are one place whose marker was moved. */
const SAME_PLACE_DEG = 0.2;

/** Zones split off after the dump was made; the older name still holds their history until then. */
const NEW_ZONES = new Set(['America/Ciudad_Juarez', 'America/Coyhaique']);
/** Zones renamed since, under the names that today's engines list. */
const RENAMED_ZONES = {
  'Europe/Kiev': 'Europe/Kyiv',
  'America/Godthab': 'America/Nuuk',
  'Asia/Rangoon': 'Asia/Yangon',
};

function cellOf(place, dx = 0, dy = 0) {
  const row = Math.floor(place.latitude / CELL_DEG) + dy;
  const column = Math.floor(place.longitude / CELL_DEG) + dx;
  return `${place.country} ${row} ${column}`;
}

function gridOf(places) {
  const grid = new Map();
  for (const place of places) {
    const cell = cellOf(place);
    const members = grid.get(cell);
    if (members) members.push(place);
    else grid.set(cell, [place]);
  }
  return grid;
}

function neighbours(grid, place, reach) {
  const found = [];
  for (let dx = -reach; dx <= reach; dx++) {
    for (let dy = -reach; dy <= reach; dy++) found.push(...(grid.get(cellOf(place, dx, dy)) ?? []));
  }
  return found;
}

const distanceDeg = (a, b) => Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);

function nearest(grid, place) {
  for (const reach of [1, 4, 16]) {
    const around = neighbours(grid, place, reach);
    if (around.length > 0) {
      return around.reduce((best, other) =>
        distanceDeg(other, place) < distanceDeg(best, place) ? other : best,
      );
    }
  }
  return undefined;
}

const foldedNames = (place) =>
  new Set([place.name, ...(place.alternates ?? [])].map((name) => foldName(name)));

/** Takes today's name and region where the same marker still stands, and keeps the old name findable. */
function updated(place, todayGrid, regionNames) {
  const atMarker = neighbours(todayGrid, place, 0).filter((o) => distanceDeg(o, place) < 0.001);
  const same = atMarker.find((other) => other.name === place.name) ?? atMarker[0];
  const regionCode = same?.regionCode ?? place.regionCode;
  const isKnownRegion = regionNames.has(`${place.country}.${regionCode}`);
  return {
    ...place,
    name: same?.name ?? place.name,
    alternates: [...place.alternates, place.name],
    regionCode: isKnownRegion ? regionCode : (nearest(todayGrid, place)?.regionCode ?? ''),
  };
}

/** A place the dump does not have yet: its zone is that of the nearest place of the same country. */
function added(place, dumpGrid) {
  const around = neighbours(dumpGrid, place, 1);
  const folded = foldName(place.name);
  const isKnown = around.some(
    (other) => distanceDeg(other, place) < SAME_PLACE_DEG && foldedNames(other).has(folded),
  );
  const isAtKnownMarker = around.some((other) => distanceDeg(other, place) < 0.001);
  if (isKnown || isAtKnownMarker) return undefined;
  const zone = nearest(dumpGrid, place)?.zone;
  return zone && { ...place, alternates: [], population: 0, zone };
}

/** Entries on one spot are one place with several names: the most populous gives the first. */
function onePerSpot(places) {
  const bySpot = new Map();
  for (const place of places.toSorted((a, b) => b.population - a.population)) {
    const spot = `${place.country} ${place.latitude.toFixed(4)} ${place.longitude.toFixed(4)}`;
    const known = bySpot.get(spot);
    if (known) known.alternates.push(place.name, ...place.alternates);
    else bySpot.set(spot, place);
  }
  return [...bySpot.values()];
}

export function mergeSources({ dump, today, regionNames }, zoneAt) {
  const todayGrid = gridOf(today);
  const dumpGrid = gridOf(dump);
  const places = onePerSpot([
    ...dump.map((place) => updated(place, todayGrid, regionNames)),
    ...today.map((place) => added(place, dumpGrid)).filter(Boolean),
  ]);
  for (const place of places) {
    const zoneByPosition = zoneAt(place.latitude, place.longitude);
    const zone = NEW_ZONES.has(zoneByPosition) ? zoneByPosition : place.zone;
    place.zone = RENAMED_ZONES[zone] ?? zone;
  }
  return places;
}
