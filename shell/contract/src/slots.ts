import type { ComponentType } from 'react';
import type { Zipcode } from './stores/zipcode';

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
  /** It could not be added, so its cached dates and pieces may be out of date. */
  onRefused?: () => void;
}
export interface AddPackageProps {
  packageId: string;
  packageName: string;
  items: { productId: string; quantity: number }[];
  /** Why the button is off, in the words shown beneath it. */
  disabledReason?: string;
}
export interface MoveQuotationProps {
  quotationId: string;
  /** Where it goes from now on. */
  place: Zipcode;
  /** The block is finished: closes its container. */
  onDone: () => void;
}
export interface AddRoomProps {
  /** The pieces somebody wants of a room; prices in pesos. */
  items: { productId: string; itemCode: string; name: string; price: number; quantity: number }[];
  /** The object in the button's words; «la estancia» by default. */
  what?: string;
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
export interface SaveProductProps {
  product: { id: string; name: string };
  /** `full`: with words, beside the buttons of its page; else a heart on a card. */
  variant?: 'full';
}
export interface RestockProps {
  /** Of one product; those without a piece are offered. */
  variants: readonly { id: string; Name: string; Available: number; size: string | null; U_COLOR: string | null }[];
}
export interface FiscalDialogProps {
  open: boolean;
  onClose: () => void;
  /** The data are kept; the dialog closes by itself. */
  onSaved: () => void;
}
export interface PageTextProps {
  /** The sentence below the title. */
  lead: string | null;
  /** Compiled by the catalog service, with `{{datos}}` still open. */
  html: string;
  facts: Readonly<Record<string, string>>;
}
/** A block without input. */
export type NoProps = Record<never, never>;

/** Every block that a remote lends, by `owner/name`, with the props of its place. */
export interface SlotProps {
  'checkout/mini-cart': NoProps;
  'checkout/add-to-cart': AddToCartProps;
  'checkout/buy-now': AddToCartProps;
  /** Adds a package to the active quotation, or to a new one, all of it or nothing. */
  'checkout/add-package': AddPackageProps;
  /** Adds the pieces of a room to the active quotation, or to a new one; unavailable ones are named. */
  'checkout/add-room': AddRoomProps;
  /** Sends a quotation to another postal code, and shows the changes. */
  'checkout/move-quotation': MoveQuotationProps;
  /** Adds the articles of an earlier order to the active quotation. */
  'checkout/buy-again': BuyAgainProps;
  /** The invoice of an order: asked for, read, mailed. */
  'checkout/invoice': { orderId: string };
  'account/login-panel': {
    /** At the desk's door: nobody makes themselves staff. */
    forStaff?: boolean;
  };
  'account/profile-panel': NoProps;
  /** Offers a guest an account with the order they placed. */
  'account/complete-register': GuestOrderProps;
  /** Saves a product, or no longer. */
  'account/save-product': SaveProductProps;
  /** Asks for a mail when a sold-out product is back. */
  'account/restock': RestockProps;
  /** Fiscal data of the signed-in user, for their invoices. */
  'account/fiscal-dialog': FiscalDialogProps;
  /** The field for the newsletter, in the foot of every page. */
  'account/newsletter': NoProps;
  'catalog/zipcode-dialog': { open: boolean; onClose: () => void };
  'catalog/search-box': NoProps;
  /** The text of a page of information as its page draws it. */
  'catalog/page-text': PageTextProps;
  /** Head of a kiosk's page, which goes back to the display when nobody is there any more. */
  'catalog/kiosk': NoProps;
  /** The seller's page of a quotation, on the internal network, in place of the shop's. */
  'staff/quotation': { quotationId: string };
  /** The seller's page of an order, on the internal network, in place of the receipt. */
  'staff/order': { orderId: string };
  'staff/product-sync': { itemCode: string; onSynced?: () => void };
  'staff/menu': NoProps;
  /** Rail and bar of the staff desk, around the pages whose handle says `desk`. */
  'staff/desk': NoProps;
}
export type SlotName = keyof SlotProps;

/** The blocks that a remote lends: lazy components by slot name. */
export type SlotComponents = {
  [Name in SlotName]: () => Promise<{ Component: ComponentType<SlotProps[Name]> }>;
};
