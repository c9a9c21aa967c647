import type { MetaDescriptor } from 'react-router';

interface Page {
  /** The page's own name. The product's name is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The one address of this page, also where a second path shows it. Null keeps it out of search. */
  readonly canonical: string | null;
}

const SITE = 'Palm & Soul';

/** Title, description, keywords, canonical address and what a shared link shows. */
export function pageMeta({ title, description, keywords, canonical }: Page): MetaDescriptor[] {
  const fullTitle = title === SITE ? SITE : `${title} | ${SITE}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { property: 'og:site_name', content: SITE },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    ...(canonical === null ? hidden : addressed(canonical, fullTitle, description)),
  ];
}

const hidden: MetaDescriptor[] = [{ name: 'robots', content: 'noindex' }];

function addressed(path: string, name: string, description: string): MetaDescriptor[] {
  const href = import.meta.env.SITE_ORIGIN + path;
  return [
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:url', content: href },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name,
        description,
        url: href,
        isPartOf: { '@type': 'WebSite', name: SITE, url: import.meta.env.SITE_ORIGIN },
      },
    },
  ];
}
