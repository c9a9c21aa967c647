import { type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { Profile } from '@palm/contract/entities';
import { DATE_LOCALE } from '@palm/contract/limits';
import { paths } from '../../lib/navigation/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SignGlyph } from './sign-glyph.tsx';
import { copy } from './copy.ts';

const birthday = (isoDate: string): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

interface HoroscopeHeaderProps {
  profile: Profile;
  sign: SignId | null;
}

/** The user's name, sign and birth date. */
export function HoroscopeHeader({ profile, sign }: HoroscopeHeaderProps) {
  const name = profile.display_name ?? profile.birth_name;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 border-y border-line py-5">
      {sign && <SignGlyph sign={sign} className="size-12 shrink-0" />}
      <div className="min-w-48 flex-1 break-words">
        <h2 className="text-title-sm">
          {name ? copy.horoscopeHeader.welcome(name) : copy.horoscopeHeader.welcome2}
        </h2>
        <p className="mt-1 text-paper-dim">
          {sign && `${SIGNS[sign].name}, `}
          {profile.birth_date && copy.horoscopeHeader.born(birthday(profile.birth_date))}
        </p>
      </div>
      <LinkButton to={paths.profileSetup} variant="quiet">
        {copy.horoscopeHeader.editProfile}
      </LinkButton>
    </div>
  );
}
