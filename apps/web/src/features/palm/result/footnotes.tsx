import { classNames } from '../../../ui/class-names.ts';
import { useLevelNotes } from '../../../ui/reading/use-level-notes.ts';
import { surenessWords } from '../palm-words.ts';
import { type Pointing, highlights } from './use-highlight.ts';
import type { Finding } from '../read-photo.ts';
import type { Note, Receipts } from './receipts.ts';
import { copy } from '../copy.ts';

interface FootnotesProps {
  receipts: Receipts;
  pointing: Pointing;
}

/** The measurements behind the reading, and their confidence. */
export function Footnotes({ receipts, pointing }: FootnotesProps) {
  const { notes, alsoMeasured, notSeen } = receipts;
  const { list, level } = useLevelNotes('(width >= 1200px)');
  return (
    <aside
      aria-label={copy.footnotes.whatThisRestsOn}
      className="border-line text-small xl:border-l xl:pl-6"
    >
      <h3 className="label mb-3 font-sans">
        {notes.length > 0 ? copy.footnotes.whatThisRestsOn : copy.footnotes.whatWasMeasured}
      </h3>
      {notes.length > 0 && (
        <ol
          ref={list}
          style={level === null ? undefined : { minHeight: level.height }}
          className={classNames('relative', level === null && 'space-y-2')}
        >
          {notes.map((note, place) => (
            <NoteLine
              key={note.number}
              note={note}
              pointing={pointing}
              top={level === null ? null : (level.tops[place] ?? 0)}
            />
          ))}
        </ol>
      )}
      {alsoMeasured.length > 0 && (
        <details open={notes.length === 0} className="mt-3">
          <summary className="text-link min-h-11 cursor-pointer py-2.5">
            {notes.length > 0 ? copy.footnotes.alsoMeasured : copy.footnotes.everyMeasurement} (
            {alsoMeasured.length})
          </summary>
          <ul className="space-y-2">
            {alsoMeasured.map((finding) => (
              <li key={finding.id}>
                <Evidence finding={finding} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {notSeen.length > 0 && (
        <>
          <h3 className="label mt-6 mb-3 font-sans">{copy.footnotes.notSeenInThisPicture}</h3>
          <ul className="space-y-2 text-paper-dim">
            {notSeen.map(({ id, evidence }) => (
              <li key={id}>{evidence}</li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}

interface NoteLineProps {
  note: Note;
  pointing: Pointing;
  /** Where it stands level with its numeral; null where the notes follow each other. */
  top: number | null;
}

function NoteLine({ note: { number, finding }, pointing, top }: NoteLineProps) {
  const { note, line } = pointing;
  const isLit = note === number || (note === null && line !== null && finding.line === line);
  return (
    <li
      id={`note-${number}`}
      value={number}
      style={top === null ? undefined : { top }}
      {...highlights(pointing, { line: finding.line, note: number })}
      className={classNames(
        'grid grid-cols-[1.75rem_1fr]',
        top === null ? 'border-b border-line pb-2 last:border-b-0' : 'absolute inset-x-0',
        isLit ? 'text-brass-bright' : 'text-paper',
      )}
    >
      <a
        href={`#mark-${number}`}
        aria-label={copy.footnotes.backToNoteInText(number)}
        className={classNames(
          'mr-2 self-start text-center',
          isLit ? 'bg-brass text-on-brass' : 'text-brass-bright',
        )}
      >
        {number}
      </a>
      <Evidence finding={finding} />
    </li>
  );
}

function Evidence({ finding: { evidence, confidence } }: { finding: Finding }) {
  return (
    <span>
      {evidence}{' '}
      <span className="inline-block text-paper-dim first-letter:uppercase">
        {surenessWords(confidence)}
      </span>
    </span>
  );
}
