import { type ReactNode, useId } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

export function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="label mb-1">
        {title}
      </p>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </nav>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <NavLink
        to={to}
        className={({ isActive }) =>
          classNames('flex min-h-11 items-center', isActive && 'font-medium text-brass-bright')
        }
      >
        {children}
      </NavLink>
    </li>
  );
}
