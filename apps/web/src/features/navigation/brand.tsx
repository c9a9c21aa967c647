import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

export function Brand() {
  return (
    <Link
      to={paths.landing}
      aria-label="Palm & Soul, home"
      className="inline-flex min-h-11 items-center font-serif text-brand whitespace-nowrap"
    >
      <BrandWords />
    </Link>
  );
}

/** Each word has its room kept, because the faces arrive one after the other. */
export function BrandWords() {
  return (
    <span>
      <span className="inline-block w-[2.42em]">Palm</span>{' '}
      <i className="inline-block w-[0.72em] text-center leading-[0] text-brass [font-variation-settings:'opsz'_72]">
        &amp;
      </i>{' '}
      <span className="inline-block w-[2.05em]">Soul</span>
    </span>
  );
}
