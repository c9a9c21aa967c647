import { classNames } from '../../ui/class-names.ts';
import { surenessWords } from './palm-words.ts';
import { type Pointing, pointsAt } from './pointing.ts';
import type { Finding } from './read-photo.ts';
import type { Note, Receipts } from './receipts.ts';

interface FootnotesProps {
  receipts: Receipts;
  pointing: Pointing;
}

/** What the reading rests on: the measurements, and how sure they are. */
export function Footnotes({ receipts, pointing }: FootnotesProps) {
  const { notes, alsoMeasured, notSeen } = receipts;
  return (
    <aside aria-label="What this rests on" className="border-line text-small xl:border-l xl:pl-6">
      <h3 className="label mb-3 font-sans">What this rests on</h3>
      <ol className="space-y-2">
        {notes.map((note) => (
          <NoteLine key={note.number} note={note} pointing={pointing} />
        ))}
      </ol>
      {notSeen.length > 0 && (
        <>
          <h3 className="label mt-6 mb-3 font-sans">Not seen in this picture</h3>
          <ul className="space-y-2 text-paper-dim">
            {notSeen.map(({ id, evidence }) => (
              <li key={id}>{evidence}</li>
            ))}
          </ul>
        </>
      )}
      {alsoMeasured.length > 0 && (
        <details className="mt-5">
          <summary className="text-link min-h-11 cursor-pointer py-2.5">
            Also measured ({alsoMeasured.length})
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
    </aside>
  );
}

function NoteLine({ note: { number, finding }, pointing }: { note: Note; pointing: Pointing }) {
  const { note, line } = pointing;
  const isLit = note === number || (note === null && line !== null && finding.line === line);
  return (
    <li
      id={`note-${number}`}
      {...pointsAt(pointing, { line: finding.line, note: number })}
      className={classNames(
        'grid grid-cols-[1.75rem_1fr] border-b border-line pb-2 last:border-b-0',
        isLit ? 'text-brass-bright' : 'text-paper',
      )}
    >
      <a
        href={`#mark-${number}`}
        aria-label={`Back to note ${number} in the text`}
        className="text-brass-bright"
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
      <span className="whitespace-nowrap text-paper-dim">{surenessWords(confidence)}</span>
    </span>
  );
}
