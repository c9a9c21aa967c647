import { LinkButton } from '../../ui/link-button.tsx';
import { copy } from './copy.ts';

interface ClosingLinksProps {
  links: readonly { readonly to: string; readonly words: string }[];
}

export function ClosingLinks({ links }: ClosingLinksProps) {
  return (
    <nav
      aria-label={copy.closingLinks.furtherReadings}
      className="mt-8 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line pt-3 md:justify-start md:gap-x-8 [.is-folded+&]:mt-0 [.is-folded+&]:border-t-0"
    >
      {links.map(({ to, words }) => (
        <LinkButton key={to} to={to} variant="text">
          {words}
        </LinkButton>
      ))}
    </nav>
  );
}
