import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { classNames } from '../../ui/class-names.ts';
import { Glyph } from '../../ui/engraving/glyph.tsx';
import { signPaths } from '../../ui/engraving/sign-paths.ts';

/** The glyph of a sign. The name stands beside it. */
export function SignGlyph({ sign, className }: { sign: SignId; className?: string }) {
  return (
    <Glyph
      path={signPaths[SIGN_IDS.indexOf(sign)]}
      className={classNames('text-brass', className)}
    />
  );
}
