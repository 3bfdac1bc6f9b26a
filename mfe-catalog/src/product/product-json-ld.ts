import type { Product } from '@actual/contracts';

/** The product as search engines read it: the very price, stock and pictures of the page. */
export const productJsonLd = (product: Product, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.Name,
  sku: product.ItemCode,
  description: product.Description,
  image: product.images.map(({ stem }) => `${origin}/pictures/${stem}-1000.webp`),
  ...(product.CustomBrand ? { brand: { '@type': 'Brand', name: product.CustomBrand.Name } } : {}),
  ...(product.finish ? { color: product.finish } : {}),
  offers: {
    '@type': 'Offer',
    url: origin + product.url,
    priceCurrency: 'MXN',
    price: product.DiscountPrice.toFixed(2),
    availability: product.Available > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'MXN' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MX' },
    },
  },
});
