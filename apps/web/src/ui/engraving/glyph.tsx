import { classNames } from '../class-names.ts';

interface GlyphProps {
  /** Strokes on a 24 by 24 sheet. */
  path: string | undefined;
  weight?: number;
  className?: string;
}

/** A sign or a planet as the engraver draws it. Its name stands beside it in words. */
export function Glyph({ path, weight = 1.3, className }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      <path d={path} />
    </svg>
  );
}
