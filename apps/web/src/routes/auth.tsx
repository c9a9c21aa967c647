import { AuthScreen } from '../features/accounts/auth/auth-screen.tsx';
import { SkyWheel } from '../features/chart/wheel/sky-wheel.tsx';
import { wheelWords } from '../features/sky/tonight-words.ts';
import { useTonight } from '../features/sky/use-tonight.ts';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { useIsPhone } from '../lib/hooks/use-is-phone.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.auth.signIn,
    description: copy.auth.signInToPalmSoul,
    keywords: ['sign in', 'sign up', 'account'],
    canonical: paths.auth,
  });

export default function Auth() {
  const isWide = !useIsPhone();
  return <AuthScreen engraving={useHydrated() && isWide && <SkyNow />} />;
}

/** The sky of this moment. A phone has no room for it, and computes nothing. */
function SkyNow() {
  const { sky } = useTonight();
  return <SkyWheel sky={sky} label={wheelWords(sky)} />;
}
