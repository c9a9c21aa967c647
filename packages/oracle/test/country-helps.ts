import type { CountryHelp } from '../src/safety/fill-help-lines.ts';

export const FULL_HELP: CountryHelp = {
  emergency: '999',
  crisis: [{ name: 'Samaritans', number: '116 123' }],
  abuse: [{ name: 'National Domestic Abuse Helpline', number: '0808 2000 247' }],
  children: [{ name: 'Childline', number: '0800 1111' }],
};

/** Every shape that a country's help can have: unknown, full, several lines, and gaps. */
export const COUNTRY_HELPS: readonly (CountryHelp | null)[] = [
  null,
  FULL_HELP,
  {
    emergency: '112',
    crisis: [
      { name: 'Zelfmoordlijn (Dutch)', number: '1813' },
      { name: 'Télé-Accueil (French)', number: '107' },
    ],
    abuse: [{ name: '1712', number: '1712' }],
    children: [{ name: 'Awel (Dutch)', number: '102' }],
  },
  {
    emergency: '131',
    crisis: [{ name: 'Línea prevención del suicidio', number: '*4141' }],
    abuse: [],
    children: [],
  },
];
