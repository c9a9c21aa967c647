import type { MetaDescriptor } from 'react-router';
import { copy } from './copy.ts';
import { shareImageOf } from './share-image.ts';
import { SITE } from './site-name.ts';
import { siteOrigin } from './site-origin.ts';
import { breadcrumbs, type Crumb, type Thing } from './structured-data.ts';

interface Page {
  /** The page's own name. The product's name is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The one address of this page, also where a second path shows it. Null keeps it out of search. */
  readonly canonical: string | null;
  /** For signed-in users only: kept out of search, though a link to it may be shared. */
  readonly isPrivate?: boolean;
  /** Further structured data (schema.org). */
  readonly things?: readonly Thing[];
}

/** Title, description, keywords, canonical address, structured data and what a shared link shows. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { title, description, keywords, canonical, isPrivate = false } = page;
  const fullTitle = title === SITE ? SITE : `${title} | ${SITE}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    ...pictured(canonical),
    ...(canonical === null || isPrivate ? hidden : addressed(page, canonical, fullTitle)),
  ];
}

function pictured(canonical: string | null): MetaDescriptor[] {
  const { path, alt, width, height } = shareImageOf(canonical);
  const url = siteOrigin() + path;
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    // Title and description are taken from the Open Graph ones above.
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: alt },
  ];
}

const hidden: MetaDescriptor[] = [{ name: 'robots', content: 'noindex' }];

function addressed(page: Page, path: string, name: string): MetaDescriptor[] {
  const href = siteOrigin() + path;
  const webPage: Thing = {
    '@type': 'WebPage',
    name,
    description: page.description,
    url: href,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', '@id': `${siteOrigin()}/#website`, name: SITE },
  };
  const way = path === '/' ? [] : [breadcrumbs(wayTo(path, page.title))];
  return [
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:url', content: href },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [webPage, ...way, ...(page.things ?? [])],
      },
    },
  ];
}

/** Parent pages in the breadcrumbs. */
const HOROSCOPES: Crumb = { name: copy.horoscopeCenter, path: '/horoscope' };

const wayTo = (path: string, title: string): Crumb[] => [
  { name: SITE, path: '/' },
  ...(path.startsWith(`${HOROSCOPES.path}/`) ? [HOROSCOPES] : []),
  { name: title, path },
];
