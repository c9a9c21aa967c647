import { classNames } from '../class-names.ts';
import { NotedSentence } from './noted-sentence.tsx';
import type { Note, NotedParagraph, NotedPart } from './noted-text.ts';
import { SeasonLine } from './season-line.tsx';
import type { Receipts } from './use-receipts.ts';

interface ReadingParagraphsProps {
  paragraphs: readonly NotedParagraph[];
  /** Empty while the text is still being written. */
  notes: readonly Note[];
  lit: readonly number[];
  onPoint: (numbers: readonly number[]) => void;
  onOpen: Receipts['open'];
}

/** The text of a page: an initial, paragraphs, a question at its end, and the season beneath it. */
export function ReadingParagraphs({
  paragraphs,
  notes,
  lit,
  onPoint,
  onOpen,
}: ReadingParagraphsProps) {
  const first = paragraphs.findIndex((parts) => !isAside(parts));
  const last = paragraphs.findLastIndex((parts) => !isAside(parts));
  const sentence = (part: NotedPart) => ({
    part,
    isLit: part.notes.some((number) => lit.includes(number)),
    onPoint,
    onOpen: notes.length > 0 ? onOpen : undefined,
  });
  return paragraphs.map((parts, place) => {
    const [part] = parts;
    if (part !== undefined && isAside(parts) && place > first && first !== -1) {
      const note = notes.find(({ number }) => part.notes.includes(number));
      return <SeasonLine key={part.text} note={note} {...sentence(part)} />;
    }
    return (
      <p
        key={part?.text}
        className={classNames(
          'reading mb-[1.1em] whitespace-pre-line',
          isAside(parts) && 'italic',
          place === first && 'drop-cap',
          place === last && place !== first && isQuestion(parts) && 'text-[1.4rem] italic',
        )}
      >
        {parts.map((one) => (
          <NotedSentence key={one.text} {...sentence(one)} />
        ))}
      </p>
    );
  });
}

const isAside = ([part]: NotedParagraph): boolean => part?.isAside === true;

const QUESTION_MAX_WORDS = 18;

/** A short last paragraph that asks the user something. */
const isQuestion = ([part, ...more]: NotedParagraph): boolean =>
  part !== undefined &&
  more.length === 0 &&
  part.text.trimEnd().endsWith('?') &&
  part.text.split(/\s+/).length <= QUESTION_MAX_WORDS;
