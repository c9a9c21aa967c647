import { typographic } from '@palm/contract/typographic';
import { CareButtons } from '../care-buttons.tsx';
import { LinkedText } from './linked-text.tsx';

/** A care answer: its first words, the numbers as buttons, so that they are in sight at once, and the rest. */
export function CareText({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n\n');
  return (
    <div className="space-y-3 text-lead">
      <p className="break-words whitespace-pre-line">
        <LinkedText isCare>{typographic(first)}</LinkedText>
      </p>
      <CareButtons text={text} />
      {rest.map((paragraph) => (
        <p key={paragraph} className="break-words whitespace-pre-line">
          <LinkedText isCare>{typographic(paragraph)}</LinkedText>
        </p>
      ))}
    </div>
  );
}
