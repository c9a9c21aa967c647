import type { ReactNode } from 'react';
import { authThenBackTo, signUpThenBackTo } from '../lib/navigation/paths.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Key } from '../ui/engraving/key.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { copy } from './copy.ts';

interface SignInPromptProps {
  title: string;
  backTo: string;
  children: ReactNode;
}

export function SignInPrompt({ title, backTo, children }: SignInPromptProps) {
  return (
    <EmptyState engraving={<Key />} title={title} action={<SignInLinks backTo={backTo} />}>
      {children}
    </EmptyState>
  );
}

/** For visitors with an account and for those without. Both links lead back to where they came from. */
export const SignInLinks = ({ backTo }: { backTo: string }) => (
  <div className="flex shrink-0 flex-wrap gap-3">
    <LinkButton to={authThenBackTo(backTo)}>{copy.signInLinks.signIn}</LinkButton>
    <LinkButton to={signUpThenBackTo(backTo)} variant="quiet">
      {copy.signInLinks.signUp}
    </LinkButton>
  </div>
);
