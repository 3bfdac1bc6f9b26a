import type { ComponentType } from 'react';

/** The product as a buy button needs it; prices in pesos. */
export interface SlotProduct {
  id: string;
  itemCode: string;
  name: string;
  /** Path of its page. */
  url: string;
  /** Picture stem. */
  picture: string;
  price: number;
  priceBefore?: number;
  /** Whole percent. */
  discount?: number;
}
export interface AddToCartProps {
  product: SlotProduct;
  quantity: number;
  /** The chosen delivery; `date` is `YYYY-MM-DD`. */
  delivery: { date: string; companyFrom: string; company: string } | null;
  /** Why the button is off, in the words shown beneath it. */
  disabledReason?: string;
  /** `card`: the small way to add on a product card. */
  variant?: 'full' | 'compact' | 'card';
  onAdded?: () => void;
}
export interface AddPackageProps {
  packageName: string;
  items: { productId: string; quantity: number }[];
  /** Where the package is delivered; the shopper's own postal code when null. */
  zipcodeDeliveryId: string | null;
  /** Why the button is off, in the words shown beneath it. */
  disabledReason?: string;
}
export interface BuyAgainProps {
  /** Of the order whose articles are bought once more. */
  folio: string;
  items: { productId: string; itemCode: string; name: string; quantity: number }[];
  /** Where the order went: for a shopper who has given no postal code since. */
  zipcodeDeliveryId: string | null;
}
export interface GuestOrderProps {
  orderId: string;
  /** The order's own; the link goes there and nowhere else. */
  email: string;
}
/** A block without input. */
export type NoProps = Record<never, never>;

/** Every block that a remote lends, by `owner/name`, with the props of its place. */
export interface SlotProps {
  'checkout/mini-cart': NoProps;
  'checkout/add-to-cart': AddToCartProps;
  'checkout/buy-now': AddToCartProps;
  /** Adds a package to the active quotation, all of it or nothing. */
  'checkout/add-package': AddPackageProps;
  /** Adds the articles of an earlier order to the active quotation. */
  'checkout/buy-again': BuyAgainProps;
  /** Begins an empty quotation, for pages that need an active one. */
  'checkout/start-quotation': NoProps;
  'account/login-panel': NoProps;
  'account/profile-panel': NoProps;
  /** Offers a guest an account with the order they placed. */
  'account/complete-register': GuestOrderProps;
  'catalog/zipcode-dialog': { open: boolean; onClose: () => void };
  'catalog/search-box': NoProps;
  'staff/follow-up': { quotationId: string };
  'staff/leads': { quotationId: string };
  'staff/order-back-office': { orderId: string };
  'staff/product-sync': { itemCode: string; onSynced?: () => void };
  /** What staff take at a counter, and orders from 60 percent with a manager's word. */
  'staff/counter-payment': { quotationId: string };
  'staff/menu': NoProps;
}
export type SlotName = keyof SlotProps;

/** What a remote lends: lazy components by slot name. */
export type SlotComponents = {
  [Name in SlotName]: () => Promise<{ Component: ComponentType<SlotProps[Name]> }>;
};
