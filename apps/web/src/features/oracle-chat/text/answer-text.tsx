import { typographic } from '@palm/contract/typographic';
import { notesOf } from '../../../lib/receipts/notes-of.ts';
import { pendingNotes } from '../../../lib/receipts/pending-notes.ts';
import { NotedSentence } from '../../../ui/reading/noted-sentence.tsx';
import { ReceiptSheet } from '../../../ui/reading/receipt-sheet.tsx';
import { useReceipts } from '../../../ui/reading/use-receipts.ts';
import type { Line } from '../line.ts';
import { hasLinks, LinkedText } from './linked-text.tsx';
import { ReceiptChips } from './receipt-chips.tsx';
import { blocksOf } from './words-to-send.ts';
import { copy } from '../copy.ts';

const RESTS_ON = copy.answerText.whatThisRestsOn;

/** An answer's text. A sentence with facts opens them when pressed. */
export function AnswerText({ line }: { line: Line }) {
  const { notes, parts } = notesOf(line);
  const receipts = useReceipts(notes);
  const isWhole = line.state === 'whole';
  return (
    <>
      <div className="chat-answer space-y-3">
        {line.parts.length === 0 ? (
          <p className="break-words whitespace-pre-line">
            <LinkedText>{typographic(line.text)}</LinkedText>
          </p>
        ) : (
          blocksOf(isWhole ? parts : pendingNotes(line.parts)).map((block) =>
            block.kind === 'words' ? (
              <blockquote
                key={block.text}
                className="rounded-print bg-raised px-4 py-3.5 break-words italic"
              >
                {typographic(block.text)}
              </blockquote>
            ) : (
              <p key={block.parts[0]?.text} className="break-words whitespace-pre-line">
                {block.parts.map((part, place) =>
                  part.notes.length === 0 && hasLinks(part.text) ? (
                    <LinkedText key={part.text}>{typographic(part.text).concat(' ')}</LinkedText>
                  ) : (
                    <NotedSentence
                      key={part.text}
                      part={{ ...part, text: typographic(part.text) }}
                      hasNumerals={!isSame(part.notes, block.parts[place + 1]?.notes)}
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
      {isWhole && notes.length > 0 && <ReceiptChips notes={notes} onOpen={receipts.open} />}
      <ReceiptSheet
        title={RESTS_ON}
        notes={receipts.opened}
        onClose={receipts.close}
        onClosed={receipts.giveFocusBack}
      />
    </>
  );
}

const isSame = (notes: readonly number[], next: readonly number[] = []): boolean =>
  notes.join() === next.join();
