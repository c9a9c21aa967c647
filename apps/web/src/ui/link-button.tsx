import { Link, type LinkProps } from 'react-router';
import { buttonLook, type ButtonVariant } from './button-look.ts';
import { classNames } from './class-names.ts';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
}

export function LinkButton({ variant = 'primary', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(buttonLook(variant), className)} />;
}
