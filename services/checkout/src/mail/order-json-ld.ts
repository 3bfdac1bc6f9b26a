import { brands } from '@actual/contracts/facts/company/brands';
import { folioText } from '@actual/contracts/facts/text/written';
import type { LoadedOrder } from '../order/order.queries';
import { mailPicture } from './parts';

/** Lines told to a mailbox: its card shows a few, and a mail of more than 102 KB is cut. */
const mostOffers = 10;

/** Pesos with two decimals, as schema.org writes a price. */
const pesos = (cents: number): string => (cents / 100).toFixed(2);

/**
 * An order in schema.org's words, from which mailboxes make a card beside its confirmation
 * (https://developers.google.com/workspace/gmail/markup/reference/order). It says nothing that the mail does not say.
 */
export function orderJsonLd(order: LoadedOrder, { origin, href }: { origin: string; href: string }): object {
  const offers = order.lines.slice(0, mostOffers).map(({ itemCode, name, picture, quantity, total, url }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Product',
      name,
      sku: itemCode,
      url: origin + url,
      image: picture ? mailPicture(origin, picture) : undefined,
    },
    price: pesos(total / quantity),
    priceCurrency: 'MXN',
    eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity },
  }));
  const { streetName, streetNumber, city, state, zipCode, firstName, lastName } = order.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Order',
    merchant: { '@type': 'Organization', name: brands[order.site].name, url: origin },
    orderNumber: folioText(order.folio),
    orderStatus: 'https://schema.org/OrderProcessing',
    orderDate: order.createdAt.toISOString(),
    price: pesos(order.totalCents),
    priceCurrency: 'MXN',
    acceptedOffer: offers,
    url: href,
    potentialAction: { '@type': 'ViewAction', url: href, name: 'Ver mi pedido' },
    orderDelivery: {
      '@type': 'ParcelDelivery',
      expectedArrivalUntil: order.deliveryDate ?? undefined,
      deliveryAddress: {
        '@type': 'PostalAddress',
        name: `${firstName} ${lastName}`,
        streetAddress: `${streetName} ${streetNumber}`,
        addressLocality: city,
        addressRegion: state,
        postalCode: zipCode,
        addressCountry: 'MX',
      },
    },
  };
}
