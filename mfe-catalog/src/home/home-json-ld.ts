import type { CompanyInfo } from '@actual/contracts/facts/company/company';
import type { BrandInfo } from '@actual/shell-contract';

/** The shop and its search as structured data; the server alone makes it (`shared/json-ld.ts`). */
export const homeJsonLd = (brand: BrandInfo, company: CompanyInfo, sameAs: string[]) =>
  typeof window === 'undefined'
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'OnlineStore',
          '@id': `${brand.origin}/#tienda`,
          name: brand.name,
          legalName: company.name,
          taxID: company.rfc,
          address: company.address,
          url: `${brand.origin}/`,
          logo: `${brand.origin}/icono-512.png`,
          image: `${brand.origin}/compartir.jpg`,
          areaServed: 'MX',
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: `+52 ${company.phone}`,
            email: company.mail,
            areaServed: 'MX',
            availableLanguage: 'es',
            url: `${brand.origin}/preguntas-frecuentes`,
          },
          sameAs: sameAs.filter(Boolean),
        },
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          '@id': `${brand.origin}/#sitio`,
          name: brand.name,
          url: `${brand.origin}/`,
          inLanguage: 'es-MX',
          publisher: { '@id': `${brand.origin}/#tienda` },
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${brand.origin}/search?term={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        },
      ]
    : [];
