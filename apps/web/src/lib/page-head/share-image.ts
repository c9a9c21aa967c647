import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { copy } from './copy.ts';

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

const landing = image('landing', copy.shareImage.landing);

const families: Readonly<Record<string, ShareImage>> = {
  '/daily-readings': image('daily-readings', copy.shareImage.dailyReadings),
  '/horoscope': image('horoscope', copy.shareImage.horoscope),
  '/the-oracle': image('palm', copy.shareImage.palm),
  '/ask-the-oracle': image('oracle', copy.shareImage.oracle),
};

/** What a link to a page shows when it is shared. `scripts/pictures/draw-pictures.ts` drew them. */
export function shareImageOf(path: string | null): ShareImage {
  const sign = SIGN_IDS.find((id) => path === `/horoscope/${id}`);
  if (sign !== undefined) return image(`sign-${sign}`, copy.shareImage.sign(SIGNS[sign].name));
  return families[path ?? ''] ?? landing;
}
