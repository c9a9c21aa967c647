import { typographic } from '@palm/contract/typographic';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Note, NotedParagraph } from '../../ui/reading/noted-text.ts';
import { FoldedNoteNumeral } from './folded-note-numeral.tsx';
import { copy } from './copy.ts';

export interface Sample {
  readonly label: string;
  readonly title: string;
  readonly paragraphs: readonly NotedParagraph[];
  readonly notes: readonly Note[];
  /** The plate above the text. */
  readonly plate: ReactNode;
  /** For a plate that answers when a sentence or a note is pointed at. */
  readonly onPoint?: (notes: readonly number[]) => void;
  readonly action: { readonly words: string; readonly to: string };
}

/** A sample reading, with its facts collapsed below it. */
export function SampleCard({ label, title, paragraphs, notes, plate, onPoint, action }: Sample) {
  const id = useId();
  const [lit, setLit] = useState<readonly number[]>([]);
  const point = (numbers: readonly number[]): void => {
    setLit(numbers);
    onPoint?.(numbers);
  };
  return (
    <article className="set-when-near flex flex-col [--room:79rem] md:[--room:53rem] lg:[--room:103rem] border-line py-9 max-lg:border-t lg:border-l lg:px-8 lg:py-0 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0">
      <div className="mb-6 flex h-48 items-center justify-center text-paper-dim">{plate}</div>
      <p className="label">{label}</p>
      <h3 className="mt-2 mb-4 text-title-sm">{typographic(title)}</h3>
      <SampleText id={id} title={title} paragraphs={paragraphs} lit={lit} onPoint={point} />
      <Receipts id={id} notes={notes} onPoint={point} />
      <LinkButton variant="quiet" to={action.to} className="mt-6 self-start">
        {action.words}
      </LinkButton>
    </article>
  );
}

interface SampleTextProps extends Pick<Sample, 'title' | 'paragraphs'> {
  id: string;
  lit: readonly number[];
  onPoint: (numbers: readonly number[]) => void;
}

/** Pointing at a sentence highlights it, and everything else with the same facts. */
function SampleText({ id, title, paragraphs, lit, onPoint }: SampleTextProps) {
  return (
    <div className="space-y-3 font-serif text-lead [font-variation-settings:'opsz'_20]">
      {paragraphs.map((parts, index) => (
        <p key={parts[0]?.text} className={index === 0 ? 'drop-cap' : undefined}>
          {parts.map(({ text, notes: numbers }) => (
            <span
              key={text}
              onPointerEnter={() => onPoint(numbers)}
              onPointerLeave={() => onPoint([])}
              className={classNames(
                'transition-colors',
                numbers.some((number) => lit.includes(number)) && 'text-brass-bright',
              )}
            >
              {typographic(text)}
              {numbers.map((number, place) => (
                <sup
                  key={number}
                  className="relative -top-[0.5em] align-baseline text-[0.72rem] leading-none"
                >
                  {place > 0 && <span className="px-0.5 text-brass">,</span>}
                  <FoldedNoteNumeral
                    number={number}
                    target={`${id}-${number}`}
                    label={copy.sampleCard.noteOf(number, title)}
                  />
                </sup>
              ))}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

interface ReceiptsProps {
  id: string;
  notes: readonly Note[];
  onPoint: (numbers: readonly number[]) => void;
}

/** Opens by its own line or by any numeral in the text, also before a script has run. */
function Receipts({ id, notes, onPoint }: ReceiptsProps) {
  return (
    <details className="mt-4 text-small text-paper-dim">
      <summary className="text-link flex min-h-11 cursor-pointer items-center">
        {copy.sampleCard.whatThisRestsOn(notes.length)}
      </summary>
      <ol className="mt-2 space-y-2">
        {notes.map(({ number, words }) => (
          <li key={number}>
            <div
              id={`${id}-${number}`}
              tabIndex={-1}
              onPointerEnter={() => onPoint([number])}
              onPointerLeave={() => onPoint([])}
              onFocus={() => onPoint([number])}
              onBlur={() => onPoint([])}
              className="flex gap-3"
            >
              <span aria-hidden="true" className="w-3 shrink-0 font-medium text-brass tabular-nums">
                {number}
              </span>
              {words}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
