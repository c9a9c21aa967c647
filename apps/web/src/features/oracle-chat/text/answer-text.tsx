import { notesOf } from '../../../lib/receipts/notes-of.ts';
import { pendingNotes } from '../../../lib/receipts/pending-notes.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { NotedSentence } from '../../../ui/reading/noted-sentence.tsx';
import { ReceiptSheet } from '../../../ui/reading/receipt-sheet.tsx';
import { useReceipts } from '../../../ui/reading/use-receipts.ts';
import type { Line } from '../line.ts';
import { hasLinks, LinkedText } from './linked-text.tsx';
import { typographic } from './typographic.ts';
import { blocksOf } from './words-to-send.ts';
import { copy } from '../copy.ts';

const RESTS_ON = copy.answerText.whatThisRestsOn;

/** An answer's text. A sentence with facts opens them when pressed. */
export function AnswerText({ line }: { line: Line }) {
  const { notes, parts } = notesOf(line);
  const receipts = useReceipts(notes);
  const all = notes.map(({ number }) => number);
  const isWhole = line.state === 'whole';
  return (
    <>
      <div className={classNames('space-y-3', !line.isCare && 'font-serif text-lead')}>
        {line.parts.length === 0 || line.isCare ? (
          <p className="break-words whitespace-pre-line">
            <LinkedText>{typographic(line.text)}</LinkedText>
          </p>
        ) : (
          blocksOf(isWhole ? parts : pendingNotes(line.parts)).map((block) =>
            block.kind === 'words' ? (
              <blockquote key={block.text} className="bg-ground px-4 py-3 break-words italic">
                {typographic(block.text)}
              </blockquote>
            ) : (
              <p key={block.parts[0]?.text} className="break-words whitespace-pre-line">
                {block.parts.map((part) =>
                  part.notes.length === 0 && hasLinks(part.text) ? (
                    <LinkedText key={part.text}>{`${typographic(part.text)} `}</LinkedText>
                  ) : (
                    <NotedSentence
                      key={part.text}
                      part={{ ...part, text: typographic(part.text) }}
                      onOpen={isWhole ? receipts.open : undefined}
                      isLit={receipts.opened.some(({ number }) => part.notes.includes(number))}
                    />
                  ),
                )}
              </p>
            ),
          )
        )}
      </div>
      {notes.length > 0 && (
        <Button
          variant="text"
          aria-haspopup="dialog"
          className="mr-6"
          onClick={({ currentTarget }) => receipts.open(all, currentTarget)}
        >
          {RESTS_ON}
        </Button>
      )}
      <ReceiptSheet
        title={RESTS_ON}
        notes={receipts.opened}
        onClose={receipts.close}
        onClosed={receipts.giveFocusBack}
      />
    </>
  );
}
