import { BodyMark } from './fact-glyphs.tsx';
import { NotedSentence, type NotedSentenceProps } from './noted-sentence.tsx';
import type { Note } from './noted-text.ts';
import { seasonWords } from './season-words.ts';

interface SeasonLineProps extends NotedSentenceProps {
  /** The fact it rests on; absent while the text is still being written. */
  note: Note | undefined;
}

/** What else runs beneath a page, and until when. */
export function SeasonLine({ note, part, ...sentence }: SeasonLineProps) {
  const words = seasonWords(part.text);
  const through = words.through ?? note?.through;
  const picture = note?.view?.picture;
  const body = picture?.kind === 'wheel' ? picture.marks[0]?.body : picture && 'moon';
  return (
    <div className="mt-9 grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line pt-5.5 text-lapis">
      <span className="pt-0.5">{body !== undefined && <BodyMark body={body} />}</span>
      <p className="text-body font-serif text-paper [font-variation-settings:'opsz'_20]">
        {through !== undefined && (
          <span className="mb-1 block font-sans text-label font-medium text-lapis">{through}</span>
        )}
        <NotedSentence {...sentence} part={{ ...part, text: words.sentence }} />
      </p>
    </div>
  );
}
