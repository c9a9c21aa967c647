import { copy } from './copy.ts';

/** The Oracle is about to answer. The dots stand still under reduced motion; the words remain. */
export function TypingIndicator() {
  return (
    <p className="flex items-center gap-3 text-small text-paper-dim">
      <span aria-hidden="true" className="flex gap-1.5">
        {['0ms', '200ms', '400ms'].map((animationDelay) => (
          <span
            key={animationDelay}
            style={{ animationDelay }}
            className="size-1.5 rounded-full bg-brass motion-safe:animate-pulse"
          />
        ))}
      </span>
      {copy.typingIndicator.oracleIsConsultingCosmicEnergies}
    </p>
  );
}
