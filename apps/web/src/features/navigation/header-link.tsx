import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

interface HeaderLinkProps {
  to: string;
  children: ReactNode;
}

export function HeaderLink({ to, children }: HeaderLinkProps) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'inline-flex min-h-11 min-w-11 items-center text-small whitespace-nowrap decoration-brass decoration-1 underline-offset-[0.5em] hover:text-paper hover:underline',
          isActive ? 'font-medium text-paper underline' : 'text-paper-dim',
        )
      }
    >
      {children}
    </NavLink>
  );
}
