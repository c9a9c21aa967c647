/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  almanac: {
    asOf: (time: string) => `As of ${time}`,
    computedOnYourDeviceAt: (time: string) => `Computed on your device at ${time}`,
    moon: (phase: string | number, lit: string | number) => `The Moon, ${phase}, ${lit}`,
  },
  planetTable: {
    whereSunMoonAndPlanets: 'Where Sun, Moon and planets stand',
    body: 'Body',
    place: 'Place',
    motion: 'Motion',
  },
  rulerStands: {
    retrogradeItAppearsToMove: 'Retrograde: it appears to move backward.',
    movingForward: 'Moving forward.',
  },
  rulerTonight: {
    tonight: 'Tonight',
    computed: 'Computed; {howExactly}.',
    howExactly: 'how exactly',
  },
  tonightSheet: {
    livePositions: 'Live positions',
    tonightsSky: 'Tonight’s sky',
    comingNext: 'Coming next',
    fromOurOwnEphemerisSeen:
      'From our own ephemeris, seen from the center of the Earth. The readings use the same figures.',
    howAccurateTheyAre: 'How accurate they are',
  },
  tonightWords: {
    the: (body: string | number) => `the ${body}`,
    enters: (who: string | number, signName: string | number) => `${who} enters ${signName}`,
    turns: (who: string | number, turns: string | number) => `${who} turns ${turns}`,
    standsAt: (body: string | number, place: string | number) => `${body} stands at ${place}`,
    skyAsWheel: (positions: string | number) => `The sky as a wheel: ${positions}`,
    lit: (percent: string | number) => `${percent}% lit`,
  },
} as const;
