import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';

interface ShareImage {
  readonly path: string;
  readonly alt: string;
  readonly width: 1200;
  readonly height: 630;
}

const image = (name: string, alt: string): ShareImage => ({
  path: `/share/${name}.png`,
  alt,
  width: 1200,
  height: 630,
});

const landing = image('landing', 'Palm & Soul: readings that show their sky, beside a chart wheel');

const families: Readonly<Record<string, ShareImage>> = {
  '/daily-readings': image('daily-readings', 'Daily Spiritual Readings, beside a waxing Moon'),
  '/horoscope': image('horoscope', 'Horoscope Center, beside the twelve signs'),
  '/the-oracle': image('palm', 'Palm Reading, beside an open hand with its lines'),
  '/ask-the-oracle': image('oracle', 'Ask the Oracle, beside an engraved key'),
};

/** What a link to a page shows when it is shared. `scripts/pictures/draw-pictures.ts` drew them. */
export function shareImageOf(path: string | null): ShareImage {
  const sign = SIGN_IDS.find((id) => path === `/horoscope/${id}`);
  if (sign !== undefined)
    return image(`sign-${sign}`, `${SIGNS[sign].name}, with its sign engraved`);
  return families[path ?? ''] ?? landing;
}
