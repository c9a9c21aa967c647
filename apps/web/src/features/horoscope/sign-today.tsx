import { type SignId, SIGNS } from '@palm/astrology/vocabulary';
import { typographic } from '@palm/contract/typographic';
import { fullDay } from '../../lib/format/calendar-words.ts';
import { NEEDS_APP } from '../../lib/deferred-hydration/load-app.ts';
import { notesOf } from '../../lib/receipts/notes-of.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextSkeleton } from '../../ui/feedback/text-skeleton.tsx';
import { ReadingText } from '../../ui/reading/reading-text.tsx';
import { useSignHoroscope } from './use-sign-horoscope.ts';
import { copy } from './copy.ts';

/** Today's horoscope of a sign, whole, with the facts it rests on. Its heading is there before the text. */
export function SignToday({ sign }: { sign: SignId }) {
  const { data, isError, refetch } = useSignHoroscope(sign);
  const { name } = SIGNS[sign];
  return (
    <section
      aria-labelledby="today"
      className="mt-13 min-h-100 border-t border-line pt-8"
      {...NEEDS_APP}
    >
      <h2 id="today" className="label mb-4 font-sans">
        {copy.signToday.heading(name)}
      </h2>
      {data && <Today {...data} />}
      {isError && !data && (
        <Notice tone="problem">
          <p>{copy.signToday.failed}</p>
          <Button variant="text" onClick={() => void refetch()}>
            {copy.signToday.tryAgain}
          </Button>
        </Notice>
      )}
      {!data && !isError && (
        <div className="max-w-(--measure)">
          <p className="hidden noscript:block">{copy.signToday.noScript}</p>
          <div className="noscript:hidden">
            <TextSkeleton />
          </div>
        </div>
      )}
    </section>
  );
}

type Page = NonNullable<ReturnType<typeof useSignHoroscope>['data']>;

function Today({ date, title, parts, receipts }: Page) {
  const noted = notesOf({ parts, receipts });
  return (
    <ReadingText
      head={<Day date={date} />}
      // The section has its heading already, and search engines see no other without scripts.
      heading={
        <p className="mb-6 font-display text-title [font-variation-settings:'opsz'_84]">
          {typographic(title)}
        </p>
      }
      paragraphs={noted.parts.map((part) => [{ ...part, text: typographic(part.text) }])}
      notes={noted.notes}
      notesLabel={copy.signToday.restsOn}
      rows={null}
    >
      {null}
    </ReadingText>
  );
}

/** It breaks after the weekday only. */
const Day = ({ date }: { date: string }) => (
  <p className="mb-4 font-serif text-lead">
    <time dateTime={date}>
      {fullDay(Date.parse(`${date}T00:00:00Z`), 'UTC').replaceAll(/ (?=\d)/gu, '\u{A0}')}
    </time>
  </p>
);
