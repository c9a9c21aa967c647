import { copy } from './copy.ts';

/** Shown before the answer starts. The dots do not move under reduced motion. */
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
