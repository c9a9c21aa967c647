/** Lines of text still to come, in their shape: the last one ends early. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <output aria-label={label} className="block space-y-3 motion-safe:animate-pulse">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="h-5 rounded-print bg-line last:w-3/5" />
      ))}
    </output>
  );
}
