import type { ReactNode } from 'react';
import { boxAround } from '../../../ui/engraving/hand/palm-drawing.tsx';
import { type HandRows, handRows } from './hand-rows.ts';
import { HandSilhouette } from './hand-silhouette.tsx';
import { LineLabel } from './line-label.tsx';
import { LocalPhoto } from '../photo/local-photo.tsx';
import { handWords, lineLabels, lineNames, shortLabels, surenessWords } from '../palm-words.ts';
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
  /** What stands between the picture and its caption. */
  children: ReactNode;
}

const ROOM_WITHOUT_PHOTO = 0.35;
const ROOM_AROUND_HAND = 0.14;

/** Without a photo the picture is as large as the hand, or as its lines where no joints were kept. */
const handFrame = ({ joints, lines }: Palm) =>
  joints === undefined
    ? boxAround(lines, ROOM_WITHOUT_PHOTO)
    : boxAround([{ name: 'hand', points: joints }], ROOM_AROUND_HAND);

/** Where no joints were kept, the hand is taken to be a little wider than its lines. */
function rowsOf({ joints, lines }: Palm): HandRows {
  if (joints !== undefined) return handRows(joints);
  const { left, width } = boxAround(lines);
  return () => ({ left, right: left + width });
}

/** The user's own photo, from this browser's memory, with the traced lines. */
export function TracedPhoto({ photo, palm, pointing, children }: TracedPhotoProps) {
  const { width, height, lines } = palm;
  const frame = photo === null ? handFrame(palm) : { left: 0, top: 0, width, height };
  const px = screenPixel(frame);
  const labels = placeLabels(lines, { frame, rows: rowsOf(palm) });
  return (
    <figure>
      <div
        className="relative overflow-hidden rounded-print border border-line bg-raised"
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      >
        {photo && (
          <LocalPhoto
            photo={photo}
            alt={copy.tracedPhoto.yourPalmWithIts(lineNames(lines))}
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
          {photo === null && palm.joints && <HandSilhouette joints={palm.joints} />}
          {lines.map(({ name, points }) => (
            <TracedLine key={name} name={name} points={points} px={px} pointing={pointing} />
          ))}
          {labels.map((label) => (
            <LineLabel
              key={label.name}
              label={label}
              words={shortLabels[label.name]}
              px={px}
              isDimmed={pointing.line !== null && pointing.line !== label.name}
            />
          ))}
        </svg>
      </div>
      {children}
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
        <b className="font-medium text-paper">{measured?.evidence ?? lineLabels[lit.name]}</b>{' '}
        <span className="inline-block first-letter:uppercase">
          {surenessWords(lit.confidence)}.
        </span>
      </>
    );
  }
  return `${isWithoutPhoto ? copy.tracedPhoto.photoGone : handWords(hand)} ${copy.tracedPhoto.chooseLine}`;
}
