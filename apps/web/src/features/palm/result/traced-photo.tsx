import type { ReactNode } from 'react';
import { boxAround } from '@palm/palmistry/drawing/line-path';
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
  /** What stands under the picture and its caption. */
  children: ReactNode;
}

const ROOM_WITHOUT_PHOTO = 0.35;
const ROOM_AROUND_HAND = 0.14;
/** Around the joints of a hand in a photo, for fingertips, the names of its lines and a part of the forearm. */
const ROOM_IN_PHOTO = 0.17;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The part of a photo with the hand in it; all of it where no joints are known. */
export function photoFrame({ joints, width, height }: Pick<Palm, 'joints' | 'width' | 'height'>) {
  if (joints === undefined) return { left: 0, top: 0, width, height };
  const box = boxAround([{ name: 'hand', points: joints }], ROOM_IN_PHOTO);
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
  return {
    left,
    top,
    width: Math.min(width, box.left + box.width) - left,
    height: Math.min(height, box.top + box.height) - top,
  };
}

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
  const { lines } = palm;
  const frame = photo === null ? handFrame(palm) : photoFrame(palm);
  const px = screenPixel(frame);
  const labels = placeLabels(lines, { frame, rows: rowsOf(palm) });
  return (
    <figure>
      <div
        className="relative overflow-hidden bg-raised max-md:-mx-5"
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      >
        {photo && (
          <LocalPhoto
            photo={photo}
            alt={copy.tracedPhoto.yourPalmWithIts(lineNames(lines))}
            className="absolute max-w-none"
            style={{
              left: percent(-frame.left / frame.width),
              top: percent(-frame.top / frame.height),
              width: percent(palm.width / frame.width),
            }}
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
      <figcaption className="mt-2.5 min-h-11 text-small text-paper-dim" aria-live="polite">
        <Caption palm={palm} pointing={pointing} isWithoutPhoto={photo === null} />
      </figcaption>
      {children}
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
