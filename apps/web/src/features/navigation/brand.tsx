import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';

export function Brand() {
  return (
    <Link
      to={paths.landing}
      aria-label="Palm & Soul, home"
      className="inline-flex min-h-11 items-center font-display text-brand whitespace-nowrap"
    >
      <BrandWords />
    </Link>
  );
}

export function BrandWords() {
  return (
    <span>
      Palm {/* Its room is kept, because the slanted face arrives after the upright one. */}
      <i className="inline-block w-[0.72em] text-center leading-[0] text-brass">&amp;</i> Soul
    </span>
  );
}
