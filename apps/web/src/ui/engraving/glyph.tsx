import { classNames } from '../class-names.ts';

/** A glyph as the engraver draws it, from its path on a 24 by 24 sheet. Words stand beside it. */
export function Glyph({ path, className }: { path: string | undefined; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      <path d={path} />
    </svg>
  );
}
