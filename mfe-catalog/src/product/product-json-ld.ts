import type { Product, ProductReviews } from '@actual/contracts';
import { variantName } from '@actual/contracts/facts/catalog/variant-name';
import { returnBusinessDays } from '@actual/contracts/facts/delivery/after-sale';
import { shippingPesos } from '@actual/contracts/facts/delivery/shipping-cost';
import { reviewsJsonLd } from './reviews/review-json-ld';

/** Calendar days to give a piece back: a week has five business days. */
const returnDays = Math.ceil(returnBusinessDays / 5) * 7;

const returnPolicy = (origin: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'MX',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
  merchantReturnLink: `${origin}/cambios-devoluciones-y-cancelaciones`,
});

const shipping = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: shippingPesos, currency: 'MXN' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MX' },
};

/** Sizes as schema.org names them. */
const sizes: Record<string, string> = { Width: 'width', Height: 'height', Depth: 'depth', Length: 'depth' };
const units: Record<string, string> = { cm: 'CMT', m: 'MTR', mm: 'MMT' };

const sizesOf = (product: Product) =>
  Object.fromEntries(
    product.dimensions.flatMap(({ name, value, uom }) => {
      const property = sizes[name];
      const unitCode = units[uom];
      return property && unitCode ? [[property, { '@type': 'QuantitativeValue', value, unitCode }]] : [];
    }),
  );

/** What a tab and search engines call the product. */
export const ownNameOf = ({ id, Name, finish, variants, Groups }: Product): string =>
  variantName(Name, {
    finish,
    size: variants.find((one) => one.id === id)?.size,
    others: Groups.length > 0,
  });

/** The product as search engines read it, made by the server alone: price, stock, pictures and opinions of the page. */
export const productJsonLd = (product: Product, origin: string, said: ProductReviews | undefined) =>
  typeof window === 'undefined'
    ? {
        '@context': 'https://schema.org',
        '@type': 'Product',
        '@id': `${origin}${product.url}#producto`,
        name: ownNameOf(product),
        sku: product.ItemCode,
        description: product.Description,
        image: product.files.length > 0 ? product.files.map(({ url }) => origin + url) : undefined,
        brand: product.CustomBrand ? { '@type': 'Brand', name: product.CustomBrand.Name } : undefined,
        color: product.finish || undefined,
        ...sizesOf(product),
        inProductGroupWithID: product.Groups[0]?.id,
        ...reviewsJsonLd(said),
        offers: {
          '@type': 'Offer',
          url: origin + product.url,
          priceCurrency: 'MXN',
          price: product.DiscountPrice.toFixed(2),
          priceSpecification:
            product.priceBefore === null
              ? undefined
              : {
                  '@type': 'UnitPriceSpecification',
                  priceType: 'https://schema.org/StrikethroughPrice',
                  price: product.priceBefore.toFixed(2),
                  priceCurrency: 'MXN',
                },
          priceValidUntil: product.mainPromo?.endsOn && product.Discount > 0 ? product.mainPromo.endsOn : undefined,
          availability: product.Available > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
          itemCondition: 'https://schema.org/NewCondition',
          shippingDetails: shipping,
          hasMerchantReturnPolicy: returnPolicy(origin),
        },
      }
    : null;
