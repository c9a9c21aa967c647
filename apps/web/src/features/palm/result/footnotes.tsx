import { classNames } from '../../../ui/class-names.ts';
import { useLevelNotes } from '../../../ui/reading/use-level-notes.ts';
import type { Pointing } from './use-highlight.ts';
import type { Receipts } from './receipts.ts';
import { copy } from '../copy.ts';
import { NoteLine } from './note-line.tsx';
import { Evidence } from './evidence.tsx';

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
            {(notes.length > 0 ? copy.footnotes.alsoMeasured : copy.footnotes.everyMeasurement)(
              alsoMeasured.length,
            )}
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
