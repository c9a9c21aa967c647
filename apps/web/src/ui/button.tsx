import type { ComponentProps, MouseEvent } from 'react';
import { buttonLook, type ButtonVariant } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './feedback/spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** Something is under way. The button keeps its focus, its name and its width, and does nothing. */
  isBusy?: boolean;
}

export function Button({
  variant = 'primary',
  isBusy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(buttonLook(variant), className)}
    >
      <span className={classNames('inline-flex items-center gap-2', isBusy && 'opacity-35')}>
        {children}
      </span>
      {isBusy && <Spinner className="absolute" />}
    </button>
  );
}
