import { AuthScreen } from '../features/accounts/auth/auth-screen.tsx';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { paths } from '../lib/navigation/paths.ts';

export const meta = () =>
  pageMeta({
    title: 'Sign In',
    description: 'Sign in to Palm & Soul, or sign up with an email and a password.',
    keywords: ['sign in', 'sign up', 'account'],
    canonical: paths.auth,
  });

export default function Auth() {
  return <AuthScreen />;
}
