import type { BrandInfo } from '@actual/shell-contract';

/** Who the shop is and how it is searched. */
export const homeJsonLd = (brand: BrandInfo, sameAs: string[]) => [
  {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: brand.name,
    url: brand.origin,
    logo: `${brand.origin}/favicon.svg`,
    sameAs: sameAs.filter(Boolean),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: brand.origin,
    inLanguage: 'es-MX',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${brand.origin}/search?term={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
];
