import { surenessWords } from '../palm-words.ts';
import type { Finding } from '../read-photo.ts';

export function Evidence({ finding: { evidence, confidence } }: { finding: Finding }) {
  return (
    <span>
      {evidence}{' '}
      <span className="inline-block text-paper-dim first-letter:uppercase">
        {surenessWords(confidence)}
      </span>
    </span>
  );
}
