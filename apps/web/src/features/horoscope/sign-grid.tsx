import { SIGN_IDS, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import { classNames } from '../../ui/class-names.ts';
import { signDates } from './sign-dates.ts';
import { SignGlyph } from './sign-glyph.tsx';

interface SignGridProps {
  label: string;
  chosen: SignId | null;
  onChoose: (sign: SignId) => void;
}

/** The twelve signs to choose from. */
export function SignGrid({ label, chosen, onChoose }: SignGridProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-3 gap-px border border-line bg-line large-text:grid-cols-2 md:grid-cols-4 lg:grid-cols-6"
    >
      {SIGN_IDS.map((sign) => (
        <li key={sign} className="bg-raised">
          <button
            type="button"
            aria-pressed={sign === chosen}
            onClick={() => onChoose(sign)}
            className={classNames(
              'group flex size-full flex-col items-center gap-1 px-1 py-5 -outline-offset-2',
              sign === chosen && 'chosen',
            )}
          >
            <SignGlyph sign={sign} className="mb-1 size-9" />
            <span className="max-w-full font-serif text-lead group-hover:text-brass-bright">
              {SIGNS[sign].name}
            </span>
            <span className="text-label text-paper-dim">{signDates(sign)}</span>
            <span className="text-label text-paper-dim capitalize">{SIGNS[sign].element}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
