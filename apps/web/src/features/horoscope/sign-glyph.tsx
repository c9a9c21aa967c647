import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { signPaths } from '../../ui/engraving/sign-paths.ts';
import { classNames } from '../../ui/class-names.ts';

/** A sign as the engraver draws it. The name stands beside it. */
export function SignGlyph({ sign, className }: { sign: SignId; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('text-brass', className)}
    >
      <path d={signPaths[SIGN_IDS.indexOf(sign)]} />
    </svg>
  );
}
