import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';

export const meta = () =>
  pageMeta({
    title: 'Page not found',
    description: 'There is no page at this address.',
    keywords: ['not found'],
    canonical: null,
  });

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The product's own promise: whoever looks for a broken link finds it here.
    // oxlint-disable-next-line no-console
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <div className="page flex flex-col items-center py-16 text-center md:py-28">
      <p className="font-serif text-[clamp(7rem,26vw,15rem)] leading-none font-light text-brass">
        404
      </p>
      <h1 className="mt-4 text-title">Oops! Page not found</h1>
      <p className="mt-4 max-w-96 text-paper-dim">No page of this almanac carries that address.</p>
      <LinkButton to={paths.landing} className="mt-8">
        Return to Home
      </LinkButton>
    </div>
  );
}
