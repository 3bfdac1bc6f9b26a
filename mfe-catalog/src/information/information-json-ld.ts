import type { Shop } from '@actual/contracts';
import { runsOf, schemaDays } from '@actual/contracts/facts/company/hours';
import type { Facts } from '@actual/domain/texts/content';
import { fill } from '@actual/domain/texts/fill';
import type { BrandInfo } from '@actual/shell-contract';

/** The questions of a page with their answers, as words. */
export const faqPage = (questions: readonly { question: string; answer: string }[], facts: Facts) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: fill(answer, facts) },
  })),
});

/** The stores as the page shows them. */
export const furnitureStores = (brand: BrandInfo, stores: readonly Shop[]) =>
  stores.map((store) => ({
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    '@id': `${brand.origin}/nuestras-tiendas#${store.id}`,
    name: `${brand.name} ${store.name}`,
    url: `${brand.origin}/nuestras-tiendas#${store.id}`,
    image: `${brand.origin}/compartir.jpg`,
    telephone: store.phones.map((phone) => (phone.startsWith('+') ? phone : `+52 ${phone}`)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.street,
      addressLocality: store.city,
      addressRegion: store.state,
      postalCode: store.zipcode,
      addressCountry: 'MX',
    },
    geo:
      store.latitude === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: runsOf(store.week).flatMap(({ from, to, spans }) =>
      spans.map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schemaDays.slice(from, to + 1),
        opens,
        closes,
      })),
    ),
    // closed all day, as search engines read it
    specialOpeningHoursSpecification: store.closedDays.map(({ day }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    })),
    currenciesAccepted: 'MXN',
  }));
