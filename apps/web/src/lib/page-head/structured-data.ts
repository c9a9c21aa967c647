import { PREMIUM_PRICE_CENTS, TRIAL_DAYS } from '@palm/contract/price';
import { plans } from '@palm/contract/plans';
import { copy } from './copy.ts';
import { SITE } from './site-name.ts';
import { siteOrigin } from './site-origin.ts';

/** A thing in the words of schema.org. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const idOf = (name: string): string => `${siteOrigin()}/#${name}`;

export const organization = (): Thing => ({
  '@type': 'Organization',
  '@id': idOf('organization'),
  name: SITE,
  url: `${siteOrigin()}/`,
  logo: `${siteOrigin()}/icons/icon-512.png`,
});

export const webSite = (): Thing => ({
  '@type': 'WebSite',
  '@id': idOf('website'),
  name: SITE,
  url: `${siteOrigin()}/`,
  inLanguage: 'en',
  publisher: { '@id': idOf('organization') },
});

export function premiumOffer(): Thing {
  const price = (PREMIUM_PRICE_CENTS / 100).toFixed(2);
  return {
    '@type': 'Product',
    '@id': idOf('premium'),
    name: copy.premium.name,
    description: copy.premium.description(plans.trial.palmScans, TRIAL_DAYS),
    image: `${siteOrigin()}/share/landing.png`,
    brand: { '@id': idOf('organization') },
    offers: {
      '@type': 'Offer',
      url: `${siteOrigin()}/auth`,
      price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        billingDuration: 1,
        billingIncrement: 1,
        unitCode: 'MON',
      },
    },
  };
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The path from the landing page to this page. */
export const breadcrumbs = (crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin() + path,
  })),
});
