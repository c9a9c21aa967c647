import { AuthScreen } from '../features/accounts/auth/auth-screen.tsx';
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
  return <AuthScreen />;
}
