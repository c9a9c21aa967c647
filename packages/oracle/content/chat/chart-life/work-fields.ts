import type { SignId } from '@palm/astrology/vocabulary';

/** The kinds of work that the books name for a sign at the top of a chart. */
export const WORK_FIELDS: Readonly<Record<SignId, string>> = {
  aries: 'emergency work, sports, sales, surgery, anything you start yourself',
  taurus: 'food, building, banking, gardening, music, anything made to last',
  gemini: 'writing, teaching, media, sales, languages, two jobs side by side',
  cancer: 'care, kitchens, housing, family business, history',
  leo: 'the stage, leading a team, design, working with children, your own name on the door',
  virgo: 'health, editing, accounts, research, crafts, putting order into things',
  libra: 'law, mediation, design, beauty, advising people in pairs',
  scorpio: 'research, psychology, investigation, insurance, crisis work',
  sagittarius: 'teaching, travel, publishing, law, work abroad',
  capricorn: 'management, engineering, public office, property, long projects',
  aquarius: 'technology, science, networks, social projects, working for yourself',
  pisces: 'art, music, healing work, film, charity, the sea',
};
