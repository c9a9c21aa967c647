import { paths } from '../../../lib/navigation/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SmallEmptyWheel } from '../../../ui/engraving/empty-wheel.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { copy } from '../copy.ts';

interface CompleteProfilePromptProps {
  title: string;
  children: string;
}

/** Without these birth details there is nothing to write from. */
export function CompleteProfilePrompt({ title, children }: CompleteProfilePromptProps) {
  return (
    <EmptyState
      engraving={<SmallEmptyWheel />}
      title={title}
      action={
        <LinkButton to={paths.profileSetup}>
          {copy.completeProfilePrompt.completeProfile}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
