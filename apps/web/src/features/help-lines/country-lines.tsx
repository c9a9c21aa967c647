import type { CountryHelp, HelpLine } from '@palm/contract/help-lines';
import { DATE_LOCALE } from '@palm/contract/limits';
import type { ReactNode } from 'react';
import { phoneLink } from '../../lib/format/phone-link.ts';
import { copy } from './copy.ts';

const kinds = [
  ['crisis', copy.countryLines.inCrisis],
  ['abuse', copy.countryLines.violenceAtHome],
  ['children', copy.countryLines.childrenAndYoungPeople],
] as const satisfies readonly (readonly [keyof CountryHelp, string])[];

const dayWords = (isoDate: string): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/** The emergency number and the lines of one country, and where they are published. */
export function CountryLines({ help }: { help: CountryHelp }) {
  const lines = kinds.flatMap(([kind]) => help[kind]);
  const sources = [...new Set(lines.map(({ source }) => source))];
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        <Row term={copy.countryLines.inDangerNow}>
          <Line line={{ name: copy.countryLines.emergencyServices, number: help.emergency }} />
        </Row>
        {kinds.map(
          ([kind, term]) =>
            help[kind].length > 0 && (
              <Row key={kind} term={term}>
                {help[kind].map((line) => (
                  <Line key={line.number} line={line} />
                ))}
              </Row>
            ),
        )}
      </dl>
      <p className="mt-3 text-label text-paper-dim">
        {copy.countryLines.checked(dayWords(help.checkedOn), sources.join(', '))}
      </p>
    </>
  );
}

/** Emergency numbers for users whose country we do not know. */
const EMERGENCY = [
  { name: copy.countryLines.inEuropeAndFromMost, number: '112' },
  { name: copy.countryLines.inNorthAmerica, number: '911' },
  { name: copy.countryLines.inUnitedKingdom, number: '999' },
] as const;

export function EmergencyLines() {
  return (
    <dl className="border-y border-line">
      <Row term={copy.countryLines.inDangerNow}>
        {EMERGENCY.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-2">
      <dt className="text-label text-paper-dim">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Line = ({ line: { name, number } }: { line: Pick<HelpLine, 'name' | 'number'> }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4">
    <span className="flex-1 basis-32 py-2">{name}</span>
    <Dial number={number} />
  </p>
);

const Dial = ({ number }: { number: string }) => (
  <a
    href={phoneLink(number)}
    className="text-link inline-flex min-h-11 items-center font-medium whitespace-nowrap tabular-nums large-text:whitespace-normal"
  >
    {number}
  </a>
);
