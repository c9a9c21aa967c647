import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { useState } from 'react';
import { SampleCard } from '../../features/landing/sample-card.tsx';
import { sampleReadings } from '../../features/landing/samples.ts';
import { paragraphsOf } from '../../features/readings/paragraphs-of.ts';
import { monthDay, weekdayName } from '../../lib/format/calendar-words.ts';
import { paths, signUpThenBackTo } from '../../lib/navigation/paths.ts';
import { notesOf } from '../../lib/receipts/notes-of.ts';
import { HandPlate } from '../../ui/engraving/hand/hand-plate.tsx';
import { ZodiacPlate } from '../../ui/engraving/zodiac-plate.tsx';
import { Rule } from '../../ui/rule.tsx';
import { copy } from '../copy.ts';

const { date, horoscope, palm, compatibility } = sampleReadings;
const day = Date.parse(date);
const told = {
  horoscope: notesOf(horoscope),
  palm: notesOf({
    parts: palm.parts,
    receipts: palm.receipts.map(({ id, words }) => ({ id, kind: 'palm', words })),
  }),
  compatibility: notesOf(compatibility),
};

/** The line of the hand that a note speaks of. */
const lineOf = ([number]: readonly number[]): string | null => {
  const words = told.palm.notes.find((note) => note.number === number)?.words;
  return palm.receipts.find((receipt) => receipt.words === words)?.line ?? null;
};

/** Three sample readings by the real engines, for a fixed day and a fixed hand. */
export function LandingSamples({ isSignedIn }: { isSignedIn: boolean }) {
  const [line, setLine] = useState<string | null>(null);
  const behind = (to: string): string => (isSignedIn ? to : signUpThenBackTo(to));
  return (
    <section
      aria-labelledby="samples"
      className="set-when-near py-13 [--room:267rem] md:py-20 md:[--room:183rem] lg:[--room:116rem]"
    >
      <Rule>{copy.landingSamples.samples}</Rule>
      <h2 id="samples" className="mt-8 text-center text-title">
        {copy.landingSamples.threeReadingsBeforeYouJoin}
      </h2>
      <p className="mx-auto mt-4 mb-10 max-w-(--measure) text-center text-balance text-paper-dim">
        {copy.landingSamples.writtenFromSky(
          weekdayName(day, 'UTC'),
          monthDay(day, 'UTC'),
          new Date(day).getUTCFullYear(),
        )}
      </p>
      <div className="lg:grid lg:grid-cols-[1fr_1.35fr_1.1fr]">
        <SampleCard
          label={copy.landingSamples.dailyHoroscopeLeo}
          title={horoscope.title}
          paragraphs={paragraphsOf(told.horoscope.parts)}
          notes={told.horoscope.notes}
          plate={<ZodiacPlate signs={[SIGN_IDS.indexOf('leo')]} className="h-full" />}
          action={{ words: copy.landingSamples.getMyDailyHoroscope, to: behind(paths.horoscope) }}
        />
        <SampleCard
          label={copy.landingSamples.palmReadingRightHand}
          title={copy.landingSamples.whatLinesShow}
          paragraphs={told.palm.parts.map((part) => [part])}
          notes={told.palm.notes}
          onPoint={(notes) => setLine(lineOf(notes))}
          plate={
            <HandPlate
              joints={palm.joints}
              lines={palm.lines}
              lit={line}
              label={copy.landingSamples.rightHandDrawnFromIts}
              className="h-full"
            />
          }
          action={{ words: copy.landingSamples.readMyPalm, to: paths.palm }}
        />
        <SampleCard
          label={copy.landingSamples.compatibilityGeminiAndLibra}
          title={compatibility.title}
          paragraphs={paragraphsOf(told.compatibility.parts)}
          notes={told.compatibility.notes}
          plate={
            <ZodiacPlate
              signs={[SIGN_IDS.indexOf('gemini'), SIGN_IDS.indexOf('libra')]}
              className="h-full"
            />
          }
          action={{ words: copy.landingSamples.compareTwoSigns, to: behind(paths.horoscope) }}
        />
      </div>
    </section>
  );
}
