import { Spinner } from './spinner.tsx';

/** A whole page or panel that waits, with words for what it waits for. */
export function Loading({ children }: { children: string }) {
  return (
    <output className="flex min-h-64 items-center justify-center gap-3 text-paper-dim">
      <Spinner className="text-brass" />
      {children}
    </output>
  );
}
