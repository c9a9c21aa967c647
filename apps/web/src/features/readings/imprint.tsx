import type { OracleSource } from '@palm/contract/oracle';
import { fallbackWords, writerWords } from '../../lib/receipts/writer-words.ts';
import { copy } from './copy.ts';

/** The foot of a reading: who wrote it, and what it is not. */
export function Imprint({ source: { writer, fallback } }: { source: OracleSource }) {
  return (
    <footer className="mt-6 space-y-2 text-small text-paper-dim *:text-balance">
      {fallback !== null && <p>{fallbackWords[fallback]}</p>}
      <p>
        <span className="block">{writerWords[writer]}</span>
        <span className="block">{copy.imprint.forReflectionAndEntertainmentIt}</span>
      </p>
    </footer>
  );
}
