/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  accuracyPage: {
    ourErrorsInPublic: 'Our errors, in public',
    everyReadingHereStartsFrom:
      'Every reading here starts from where the planets are. So we compare our positions with the two best references and publish the result.',
    accuracy: 'Accuracy',
    largestErrorIs: (arcseconds: string, body: string) =>
      `The largest error is ${arcseconds}, for the ${body}. A chart is read to the minute of arc, which is 60″: none of these errors moves a planet by a third of that.`,
    whatArcsecondIs: 'What an arcsecond is',
    degreeHas60MinutesOf:
      'A degree has 60 minutes of arc, and each of those has 60 seconds: 1″ is a 3600th part of a degree. A coin two centimeters wide looks that small from four kilometers away.',
    moonGoes1InAbout:
      'The Moon goes 1″ in about two seconds. The horizon turns by 15″ in every second, so a birth time that is right to the minute already leaves the ascendant open by 900″, a quarter of a degree. The clock, not the planets, is what limits a chart.',
  },
  accuracyTables: {
    notListedThere: 'not listed there',
    planets: 'The planets',
    body: 'Body',
    swissEphemeris: 'Swiss Ephemeris',
    dates: (count: number) => `${count} dates`,
    jplHorizons: 'JPL Horizons',
    largest: 'largest',
    typical: 'typical',
    ascendant: 'Ascendant',
    midheaven: 'Midheaven',
    placidusCusps: 'Placidus cusps',
    ascendantAndHouses: 'Ascendant and houses',
    againstSwissEphemeris: 'Against Swiss Ephemeris',
    compared: 'compared',
  },
  method: {
    datesBetweenAnd: (
      name: string | number,
      moments: string | number,
      from: string | number,
      to: string | number,
    ) => `${name}: ${moments} dates between ${from} and ${to}.`,
    howItIsMeasured: 'How it is measured',
    forEachDateWeCompute:
      'For each date we compute every body and compare its longitude along the ecliptic with that of the reference: apparent, seen from the center of the Earth, in the coordinates of the date. The difference is the error, in seconds of arc.',
    largest: 'Largest',
    typical: 'Typical',
    whatTheyMean:
      '{largest} is the worst of all dates. {typical} is the root of the mean of the squares (rms), which lets large errors weigh more than small ones.',
    ascendantAndMidheavenAreCompared: (latitudeDeg: number) =>
      `Ascendant and midheaven are compared up to ${latitudeDeg}° of latitude, because nearer to the poles a second of time moves the ascendant by minutes of arc. Where Placidus houses have no answer, beyond the polar circles, we give none.`,
    positionsComeFromAstronomyEngine:
      'The positions come from astronomy-engine, with two corrections of ours: the measured difference between clock time and the turning of the Earth, and the time that the Moon’s light needs.',
    measureItYourself: 'Measure it yourself',
    theseFiguresArePartOf:
      'These figures are part of the tests: when they are no longer true, to a tenth of a second of arc, the tests fail. To run them:',
    npmTest: 'npm test',
    npmRunSky: `echo '{"utc": "1987-10-25T06:30:00Z", "lat": 40.71, "lon": -74.01}' | npm run -s sky`,
    toComputeAnySkyOne: 'To compute any sky, one line for each moment and place:',
    sourcesAndCredits: 'Sources and credits',
    geonames: 'GeoNames',
    ccBy40: 'CC BY 4.0',
    mitLicense: 'MIT license',
    credits:
      'Places and their zones: {geonames}, under {ccBy40}, sorted and shortened by us. Positions: astronomy-engine by Don Cross, under the {mitLicense}. References: Swiss Ephemeris by Astrodienst, and Horizons by the Jet Propulsion Laboratory; both are only measured against and no part of the product.',
  },
} as const;
