/** Every whole hour of the world, the halves and quarters, and every way of changing clocks. */
const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Australia/Darwin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Bangkok',
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Karachi',
  'Asia/Dubai',
  'Asia/Tehran',
  'Europe/Moscow',
  'Europe/Helsinki',
  'Europe/Berlin',
  'Europe/Lisbon',
  'Africa/Casablanca',
  'Atlantic/Azores',
  'America/Nuuk',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Halifax',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Marquesas',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
];
/** Most take the default; 1 and 2 are the hours that Europe's clocks skip or repeat. */
const HOURS = [7, 7, 7, 7, 7, 1, 2, 21];
/** Among ten, three who get nothing. */
const KINDS = [
  'both',
  'both',
  'both',
  'both',
  'both',
  'reading',
  'horoscope',
  'off',
  'unconfirmed',
  'stopped',
] as const;
export const WRITTEN_TO: ReadonlySet<string> = new Set(['both', 'reading', 'horoscope']);

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly zone: string;
  readonly hour: number;
  readonly kind: (typeof KINDS)[number];
}

const personAt = (index: number): Person => ({
  userId: crypto.randomUUID(),
  email: `recipient${index}@example.com`,
  zone: ZONES[index % ZONES.length] ?? 'UTC',
  hour: HOURS[index % HOURS.length] ?? 7,
  kind: KINDS[index % KINDS.length] ?? 'both',
});

/** Recipients of all zones, hours and wishes. */
export const mixedPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => personAt(index));
