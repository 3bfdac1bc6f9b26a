import type { BrandInfo } from '@actual/shell-contract';
import stores from '../../content/tiendas.yaml';
import type { Facts } from './content';
import { fill } from './fill';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

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
export const furnitureStores = (brand: BrandInfo) =>
  stores.map((store) => ({
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    '@id': `${brand.origin}/nuestras-tiendas#${store.id}`,
    name: `${brand.name} ${store.ciudad}`,
    url: `${brand.origin}/nuestras-tiendas#${store.id}`,
    image: `${brand.origin}/compartir.jpg`,
    telephone: store.telefonos.map((phone) => `+52 ${phone}`),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.calle,
      addressLocality: store.ciudad,
      addressRegion: store.estado,
      postalCode: store['codigo-postal'],
      addressCountry: 'MX',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitud, longitude: store.longitud },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: store.abre,
      closes: store.cierra,
    },
    currenciesAccepted: 'MXN',
  }));
