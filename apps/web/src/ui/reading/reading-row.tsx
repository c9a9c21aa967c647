import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ReadingRowProps {
  icon: ReactNode;
  /** What pressing it does. */
  children: string;
  onPress?: () => void;
  /** A link instead of a button. */
  to?: string;
  /** For a row that is on or off, such as a page that is kept. */
  isPressed?: boolean;
}

export const rowLook =
  'flex min-h-12.5 w-full items-center gap-3 py-2 text-left text-small leading-tight transition-colors hover:text-brass-bright';

/** The inside of a row, for one whose button opens something. */
export const RowContent = ({ icon, children }: Pick<ReadingRowProps, 'icon' | 'children'>) => (
  <>
    <span className="shrink-0 text-brass [&_svg]:size-5">{icon}</span>
    {children}
  </>
);

/** One thing that can be done with a reading. */
export function ReadingRow({ icon, children, onPress, to, isPressed }: ReadingRowProps) {
  const content = <RowContent icon={icon}>{children}</RowContent>;
  return (
    <li className="border-b border-line">
      {to === undefined ? (
        <button type="button" onClick={onPress} aria-pressed={isPressed} className={rowLook}>
          {content}
        </button>
      ) : (
        <Link to={to} className={rowLook}>
          {content}
        </Link>
      )}
    </li>
  );
}
