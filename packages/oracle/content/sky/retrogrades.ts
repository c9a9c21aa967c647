import type { PlanetId } from '@palm/astrology/vocabulary';

/** A planet that goes backwards, told without alarm. */
export const RETROGRADES: Readonly<Record<Exclude<PlanetId, 'sun' | 'moon'>, readonly string[]>> = {
  mercury: [
    'Mercury is retrograde for now, which is a fair excuse to reread before you sign.',
    'Mercury is retrograde, so old messages may turn out to matter more than new ones.',
    'With Mercury retrograde, checking the time and the place is simple kindness.',
    'Mercury retrograde has a bad name it half deserves; it is good for mending drafts.',
    'Mercury is retrograde, and a second look is cheaper than a second apology.',
  ],
  venus: [
    'Venus is retrograde, and old tastes and old affections may ask to be looked at again.',
    'With Venus retrograde, it is a time to mend what you own before wanting more.',
    'Venus is retrograde, so a feeling from the past can pass by without being invited in.',
    'Venus retrograde is for reviewing what you value, slowly and in private.',
  ],
  mars: [
    'Mars is retrograde, so pushing harder may move things less than waiting a little.',
    'With Mars retrograde, an old annoyance can be understood instead of won.',
    'Mars is retrograde, and plans of attack are best kept as drafts.',
    'Mars retrograde asks for repair work before new campaigns.',
  ],
  jupiter: [
    'Jupiter is retrograde, a quiet spell for counting blessings you already have.',
    'Jupiter is retrograde, and growth turns inward for a season.',
    'With Jupiter retrograde, an old hope can be looked at without rushing it.',
    'Jupiter is retrograde, so what you already know may be enough to go on with.',
    'Jupiter retrograde favours trust that does not need a sign.',
  ],
  saturn: [
    'Saturn is retrograde, and a slow review pays.',
    'With Saturn retrograde, patience counts as progress.',
    'Saturn is retrograde, a season for sorting duties.',
    'With Saturn retrograde, an old rule may be ready for review.',
    'Saturn is retrograde, so mend before you build.',
    'Saturn retrograde lets you set your own standards.',
  ],
  uranus: [
    'Uranus is retrograde, and small rebellions can wait.',
    'With Uranus retrograde, freedom may begin with a change of mind.',
    'Uranus is retrograde, and change works quietly.',
    'With Uranus retrograde, a new idea may need time.',
    'Uranus is retrograde, and restlessness turns inward.',
  ],
  neptune: [
    'Neptune is retrograde, and a fond illusion may thin.',
    'With Neptune retrograde, a wish can meet plain facts.',
    'Neptune is retrograde, and some mist can lift.',
    'With Neptune retrograde, old hopes can be looked at.',
    'Neptune is retrograde, so sleep on it before deciding.',
  ],
  pluto: [
    'Pluto is retrograde, a season for letting old grudges thin out.',
    'With Pluto retrograde, power is mostly a matter of self-control.',
    'Pluto is retrograde, and the deeper work goes on without an audience.',
    'With Pluto retrograde, an old matter can be cleared a little at a time.',
    'Pluto is retrograde, so what you let go of now can go quietly.',
  ],
};
