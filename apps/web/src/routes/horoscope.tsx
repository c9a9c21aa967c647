import { useSession } from '../features/accounts/accounts-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { Loading } from '../ui/loading.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { StillBeingBuilt } from './still-being-built.tsx';

export const meta = () =>
  pageMeta({
    title: 'Horoscope Center',
    description:
      'Daily, weekly, love, career, health and spiritual horoscopes for your sign, and how two signs get along.',
    keywords: ['horoscope', 'zodiac', 'daily horoscope', 'compatibility'],
    canonical: paths.horoscope,
  });

export default function Horoscope() {
  return (
    <div className="page py-8 md:py-14">
      <PageTitle
        label="Twelve signs"
        lead="Six kinds of horoscope for your sign, and what two signs make of each other."
      >
        Horoscope Center
      </PageTitle>
      <HoroscopeRoom />
    </div>
  );
}

function HoroscopeRoom() {
  const { status } = useSession();
  if (status === 'unknown') return <Loading>Looking for your session…</Loading>;
  if (status === 'visitor')
    return (
      <SignInPrompt title="Sign in for your horoscope" backTo={paths.horoscope}>
        A horoscope is written for the day you were born, so it needs to know you.
      </SignInPrompt>
    );
  return <StillBeingBuilt>Soon your horoscope is written here.</StillBeingBuilt>;
}
