import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { AccountsProvider } from './features/accounts/session/accounts-provider.tsx';
import serifUrl from './fonts/fraunces.woff2?url';
import displayUrl from './fonts/fraunces-display.woff2?url';
import italicUrl from './fonts/fraunces-italic.woff2?url';
import outfitUrl from './fonts/outfit.woff2?url';
import { AnalyticsProvider } from './lib/analytics/analytics-provider.tsx';
import { earlyScript } from './lib/early-calls/early-script.ts';
import { isAppPage } from './lib/deferred-hydration/app-pages.ts';
import {
  PageScriptsContext,
  ScriptsFirst,
  ScriptsLast,
  StyleSheet,
  unpainted,
} from './lib/deferred-hydration/page-scripts.tsx';
import { beforePaint } from './lib/theme/before-paint.ts';
import { useHydrated } from './lib/hooks/use-hydrated.ts';
import { useIsPhone } from './lib/hooks/use-is-phone.ts';
import { isLanding, paths } from './lib/navigation/paths.ts';
import { createQueryClient, watchFocus } from './lib/api/query-client.ts';
import { siteOrigin } from './lib/page-head/site-origin.ts';
import type { Toaster as LoadedToaster } from './ui/feedback/toaster.tsx';
import { UnexpectedProblem } from './ui/feedback/unexpected-problem.tsx';
import styleUrl from './styles/app.css?url';

const FONTS = [displayUrl, italicUrl, outfitUrl];

const preloaded = (href: string) => (
  <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
);

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const scripts = useContext(PageScriptsContext);
  if (import.meta.env.SSR && scripts === null) return <Scripts />;
  return (
    // The script below writes attributes on this element before React takes the page over.
    <html
      lang="en"
      data-origin={siteOrigin()}
      {...(import.meta.env.SSR && unpainted(pathname))}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* The chat gets lower above a keyboard, so that question, answer and field stay in sight together. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1218" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5eedf" />
        {/* The landing page has its styles in itself and finds its fonts there; an app page has no text yet. */}
        {!isLanding(pathname) && !isAppPage(pathname) && [...FONTS, serifUrl].map(preloaded)}
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <script dangerouslySetInnerHTML={{ __html: earlyScript(pathname) }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        {import.meta.env.SSR && <ScriptsFirst pathname={pathname} fonts={FONTS} />}
        {/* By its address: an imported sheet would be loaded a second time before the page is hydrated. */}
        <StyleSheet pathname={pathname} href={styleUrl} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR && <ScriptsLast pathname={pathname} />}
      </body>
    </html>
  );
}

export default function Root() {
  const [queries] = useState(createQueryClient);
  useEffect(watchFocus, []);
  return (
    <QueryClientProvider client={queries}>
      <AccountsProvider>
        <AnalyticsProvider>
          <Outlet />
          <Toasts />
        </AnalyticsProvider>
      </AccountsProvider>
    </QueryClientProvider>
  );
}

/** The toaster comes after the page, which is shown without it. A failed load is tried again when the network is back. */
async function loadToaster(): Promise<{ default: typeof LoadedToaster }> {
  try {
    return { default: (await import('./ui/feedback/toaster.tsx')).Toaster };
  } catch {
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
    });
    return loadToaster();
  }
}

const Toaster = lazy(loadToaster);

/** On a phone the question of the chat is typed where toasts would stand. */
function Toasts() {
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <Toaster isAtTop={isPhone && pathname.startsWith(paths.askTheOracle)} />
    </Suspense>
  );
}

export function ErrorBoundary() {
  return <UnexpectedProblem />;
}
