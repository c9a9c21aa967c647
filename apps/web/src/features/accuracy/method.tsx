import type { AccuracyReference, AccuracyReport } from '@palm/astrology/accuracy';
import type { ReactNode } from 'react';
import { withElements } from '../../ui/with-elements.tsx';
import { copy } from './copy.ts';

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gap-x-10 border-t border-line pt-6 lg:grid lg:grid-cols-[22rem_1fr]">
      <h2 className="mb-3 text-title-sm">{title}</h2>
      <div className="max-w-(--measure) min-w-0 space-y-3 text-paper-dim">{children}</div>
    </section>
  );
}

const yearOf = (date: string): string => date.slice(0, 4);
const described = ({ name, moments, from, to }: AccuracyReference): string =>
  copy.method.datesBetweenAnd(name, moments, yearOf(from), yearOf(to));

export function Method({ report: { references, angles } }: { report: AccuracyReport }) {
  return (
    <Chapter title={copy.method.howItIsMeasured}>
      <p>{copy.method.forEachDateWeCompute}</p>
      <p>
        {withElements(copy.method.whatTheyMean, {
          largest: <b className="font-medium text-paper">{copy.method.largest}</b>,
          typical: <b className="font-medium text-paper">{copy.method.typical}</b>,
        })}
      </p>
      <p>
        {described(references.swissEphemeris)} {described(references.jplHorizons)}
      </p>
      <p>{copy.method.ascendantAndMidheavenAreCompared(angles.latitudeLimitDeg)}</p>
      <p>{copy.method.positionsComeFromAstronomyEngine}</p>
    </Chapter>
  );
}

export function HowToRerun() {
  return (
    <Chapter title={copy.method.measureItYourself}>
      <p>{copy.method.theseFiguresArePartOf}</p>
      <Command>{copy.method.npmTest}</Command>
      <p>{copy.method.toComputeAnySkyOne}</p>
      {/* One object is one line, so the command wraps at its spaces. */}
      <Command>{copy.method.npmRunSky}</Command>
    </Chapter>
  );
}

function Command({ children }: { children: string }) {
  return (
    <pre className="rounded-print border border-line bg-raised p-4 break-words whitespace-pre-wrap text-paper">
      <code className="text-small">{children}</code>
    </pre>
  );
}

export function Credits() {
  return (
    <Chapter title={copy.method.sourcesAndCredits}>
      <p>
        {withElements(copy.method.credits, {
          geonames: (
            <a href="https://www.geonames.org/" className="text-link">
              {copy.method.geonames}
            </a>
          ),
          ccBy40: (
            <a href="https://creativecommons.org/licenses/by/4.0/" className="text-link">
              {copy.method.ccBy40}
            </a>
          ),
          mitLicense: (
            <a href="/astronomy-engine-license.txt" className="text-link">
              {copy.method.mitLicense}
            </a>
          ),
        })}
      </p>
    </Chapter>
  );
}
