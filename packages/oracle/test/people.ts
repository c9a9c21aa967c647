import type { BirthData } from '@palm/astrology/birth-of';
import { SIGN_IDS } from '@palm/astrology/vocabulary';
import type { Person } from '../src/request.ts';
import { fractionsFrom } from '../src/text/hash.ts';

const NAMES = ['Ana', 'Ben', 'Chidi', 'Dalia', 'Elif', 'Femi', 'Grace', 'Hugo', 'Ines', 'Jonas'];
const PLACES = [
  { latitude: 51.5, longitude: -0.13, zone: 'Europe/London' },
  { latitude: 40.71, longitude: -74, zone: 'America/New_York' },
  { latitude: 19.08, longitude: 72.88, zone: 'Asia/Kolkata' },
  { latitude: -33.87, longitude: 151.21, zone: 'Australia/Sydney' },
  { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' },
  { latitude: -1.29, longitude: 36.82, zone: 'Africa/Nairobi' },
] as const;

const pad = (value: number): string => String(value).padStart(2, '0');

/** Made-up births; every third without a time, as in life. */
export function people(count: number, seed = 7): Person[] {
  const next = fractionsFrom(seed);
  const whole = (below: number): number => Math.floor(next() * below);
  return Array.from({ length: count }, (_, index) => {
    const date = `${1945 + whole(62)}-${pad(1 + whole(12))}-${pad(1 + whole(28))}`;
    const time = `${pad(3 + whole(21))}:${pad(whole(60))}`;
    const place = PLACES[whole(PLACES.length)] ?? PLACES[0];
    const birth: BirthData = index % 3 === 2 ? { date } : { date, time, ...place };
    return { name: NAMES[index % NAMES.length], birth };
  });
}

export const signPeople = (): Person[] => SIGN_IDS.map((sign) => ({ sign }));
