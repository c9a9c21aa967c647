import { SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { Link } from 'react-router';
import { signPath } from '../../lib/navigation/sign-paths.ts';
import { signDates } from './sign-dates.ts';
import { SignGlyph } from './sign-glyph.tsx';
import { copy } from './copy.ts';

/** The pages of the twelve signs, in the order of the year. */
export function SignLinks() {
  return (
    <nav aria-label={copy.signLinks.twelveSigns}>
      <ul className="grid grid-cols-3 gap-px border border-line bg-line large-text:grid-cols-2 md:grid-cols-4 lg:grid-cols-6">
        {SIGN_IDS.map((sign) => (
          <li key={sign} className="bg-ground">
            <Link
              to={signPath(sign)}
              className="group flex flex-col items-center gap-1 px-1 py-5 -outline-offset-2 hover:bg-raised"
            >
              <SignGlyph sign={sign} className="mb-1 size-9" />
              <span className="max-w-full font-serif text-lead group-hover:text-brass-bright">
                {SIGNS[sign].name}
              </span>
              <span className="text-label text-paper-dim">{signDates(sign)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
