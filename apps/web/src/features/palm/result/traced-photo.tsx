import { boxAround } from '../../../ui/engraving/palm-drawing.tsx';
import { LineLabel } from './line-label.tsx';
import { LocalPhoto } from '../photo/local-photo.tsx';
import { handWords, lineLabels, surenessWords } from '../palm-words.ts';
import { placeLabels, screenPixel } from './place-labels.ts';
import type { Pointing } from './use-highlight.ts';
import type { Palm } from '../read-photo.ts';
import { TracedLine } from './traced-line.tsx';
import { copy } from '../copy.ts';

interface TracedPhotoProps {
  /** Null where this browser no longer has it. The server does not keep it. */
  photo: File | null;
  palm: Palm;
  pointing: Pointing;
}

const ROOM_WITHOUT_PHOTO = 0.35;

/** The user's own photo, from this browser's memory, with the traced lines. */
export function TracedPhoto({ photo, palm, pointing }: TracedPhotoProps) {
  const { width, height, lines } = palm;
  const frame =
    photo === null ? boxAround(lines, ROOM_WITHOUT_PHOTO) : { left: 0, top: 0, width, height };
  const px = screenPixel(frame);
  const names = lines.map(({ name }) => lineLabels[name].toLowerCase()).join(', ');
  return (
    <figure>
      <div
        className="relative overflow-hidden rounded-print border border-line bg-raised"
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      >
        {photo && (
          <LocalPhoto
            photo={photo}
            alt={copy.tracedPhoto.yourPalmWithIts(names)}
            className="size-full"
          />
        )}
        {/* A group of buttons in a drawing: HTML's own grouping elements cannot stand in one. */}
        {/* oxlint-disable jsx-a11y/prefer-tag-over-role */}
        <svg
          viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
          role="group"
          aria-label={copy.tracedPhoto.linesFoundInYourPhoto}
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="absolute inset-0 size-full"
        >
          {lines.map(({ name, points }) => (
            <TracedLine key={name} name={name} points={points} px={px} pointing={pointing} />
          ))}
          {placeLabels(lines, frame).map((label) => (
            <LineLabel
              key={label.name}
              label={label}
              px={px}
              isDimmed={pointing.line !== null && pointing.line !== label.name}
            />
          ))}
        </svg>
      </div>
      <figcaption className="mt-3 min-h-18 text-small text-paper-dim" aria-live="polite">
        <Caption palm={palm} pointing={pointing} isWithoutPhoto={photo === null} />
      </figcaption>
    </figure>
  );
}

interface CaptionProps {
  palm: Palm;
  pointing: Pointing;
  isWithoutPhoto: boolean;
}

function Caption({ palm: { lines, hand, findings }, pointing, isWithoutPhoto }: CaptionProps) {
  const lit = lines.find(({ name }) => name === pointing.line);
  const measured = findings.find(({ line }) => line !== null && line === pointing.line);
  if (lit) {
    return (
      <>
        <b className="font-medium text-paper">{lineLabels[lit.name]}</b>
        {copy.tracedPhoto.traced} {surenessWords(lit.confidence)}. {measured?.evidence}
      </>
    );
  }
  return `${isWithoutPhoto ? copy.tracedPhoto.photoGone : handWords(hand)} ${copy.tracedPhoto.chooseLine}`;
}
