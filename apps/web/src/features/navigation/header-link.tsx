import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

interface HeaderLinkProps {
  to: string;
  /** Further pages that belong to this link. */
  also?: readonly string[];
  children: ReactNode;
}

export function HeaderLink({ to, also, children }: HeaderLinkProps) {
  const { pathname } = useLocation();
  const isAlso = also?.includes(pathname.replace(/\/+$/, '')) ?? false;
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'inline-flex min-h-11 min-w-11 items-center text-small whitespace-nowrap decoration-brass decoration-1 underline-offset-[0.5em] hover:text-paper hover:underline',
          isActive || isAlso ? 'font-medium text-paper underline' : 'text-paper-dim',
        )
      }
    >
      {children}
    </NavLink>
  );
}
