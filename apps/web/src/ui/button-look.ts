export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'text';

const shared =
  'relative inline-flex min-h-11 min-w-11 items-center py-1 gap-2 rounded-print leading-tight transition-colors duration-150 aria-disabled:cursor-progress';

const variants = {
  primary:
    'justify-center bg-brass px-6 text-center font-medium text-on-brass hover:bg-brass-bright forced-colors:border',
  quiet:
    'justify-center border border-edge px-6 text-center font-medium text-paper hover:border-brass hover:text-brass-bright',
  danger:
    'justify-center border border-ember px-6 text-center font-medium text-ember hover:bg-ember hover:text-ground',
  text: 'text-link text-small text-left',
} as const satisfies Record<ButtonVariant, string>;

/** A button and a link that looks like one are dressed alike. */
export const buttonLook = (variant: ButtonVariant): string => `${shared} ${variants[variant]}`;
