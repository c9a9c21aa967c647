import type { ReactNode } from 'react';
import { authThenBackTo } from '../lib/navigation/paths.ts';
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
    <EmptyState
      engraving={<Key />}
      title={title}
      action={<LinkButton to={authThenBackTo(backTo)}>{copy.signInPrompt.signIn}</LinkButton>}
    >
      {children}
    </EmptyState>
  );
}
