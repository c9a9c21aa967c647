import { Link } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { copy } from './copy.ts';

export function Brand() {
  return (
    <Link
      to={paths.landing}
      aria-label={copy.brand.palmSoulHome}
      className="inline-flex min-h-11 items-center font-display text-brand whitespace-nowrap"
    >
      <BrandWords />
    </Link>
  );
}

export function BrandWords() {
  return (
    <span>
      {copy.brand.palm}
      {/* Its width is reserved, because the italic font arrives later. */}
      <i className="inline-block w-[0.72em] text-center leading-[0] text-brass">&amp;</i>
      {copy.brand.soul}
    </span>
  );
}
