import { LocalPhoto } from './local-photo.tsx';
import { handWords, lineLabels, surenessWords } from './palm-words.ts';
import type { Pointing } from './pointing.ts';
import type { Palm } from './read-photo.ts';
import { TracedLine } from './traced-line.tsx';

interface TracedPhotoProps {
  photo: File;
  palm: Palm;
  pointing: Pointing;
}

/** The reader's own photo, from this browser's memory, with the lines that were found in it. */
export function TracedPhoto({ photo, palm, pointing }: TracedPhotoProps) {
  const { width, height, lines, hand, findings } = palm;
  const lit = lines.find(({ name }) => name === pointing.line);
  const measured = findings.find(({ line }) => line !== null && line === pointing.line);
  const names = lines.map(({ name }) => lineLabels[name].toLowerCase()).join(', ');
  return (
    <figure>
      <div
        className="relative overflow-hidden rounded-print border border-line bg-raised"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <LocalPhoto photo={photo} alt={`Your palm, with its ${names}`} className="size-full" />
        {/* A group of buttons in a drawing: HTML's own grouping elements cannot stand in one. */}
        {/* oxlint-disable jsx-a11y/prefer-tag-over-role */}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label="Lines found in your photo"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="absolute inset-0 size-full"
        >
          {lines.map(({ name, points }) => (
            <TracedLine key={name} name={name} points={points} width={width} pointing={pointing} />
          ))}
        </svg>
      </div>
      <figcaption className="mt-3 min-h-18 text-small text-paper-dim" aria-live="polite">
        {lit ? (
          <>
            <b className="font-medium text-paper">{lineLabels[lit.name]}</b>, traced,{' '}
            {surenessWords(lit.confidence)}. {measured?.evidence}
          </>
        ) : (
          `${handWords(hand)} Choose a line to see what is said of it.`
        )}
      </figcaption>
    </figure>
  );
}
