import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageMeta } from '../../lib/page-head/page-meta.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { LostWheel } from '../../ui/engraving/lost-wheel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { copy } from '../copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.notFound.pageNotFound,
    description: copy.notFound.thereIsNoPageAt,
    keywords: ['not found'],
    canonical: null,
  });

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The spec asks for this log line.
    // oxlint-disable-next-line no-console
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);

  return (
    <div className="page flex flex-col items-center py-10 text-center md:py-16">
      <div className="relative flex w-full max-w-104 items-center justify-center">
        <LostWheel className="w-full text-paper-dim" />
        <p className="absolute font-display text-[clamp(4.5rem,18vw,7.5rem)] leading-none text-brass">
          {copy.notFound.number}
        </p>
      </div>
      <h1 className="page-title mt-8 text-title">{copy.notFound.oopsPageNotFound}</h1>
      <p className="mt-4 max-w-96 text-balance text-paper-dim">{copy.notFound.thereIsNoPageAt2}</p>
      <LinkButton to={paths.landing} className="mt-8">
        {copy.notFound.returnToHome}
      </LinkButton>
    </div>
  );
}
