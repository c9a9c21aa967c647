import { UNKNOWN_ORIGIN } from '@palm/contract/site';
import type { BuiltPage } from './built-pages.ts';

/** The pages that may be found: those that name themselves as their one address. */
export function sitemapOf(pages: readonly BuiltPage[]): string {
  const urls = pages
    .filter(({ path, html }) =>
      html.includes(`<link rel="canonical" href="${UNKNOWN_ORIGIN}${path}"/>`),
    )
    .map(({ path }) => `  <url><loc>${UNKNOWN_ORIGIN}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
