import type { Order, Quotation } from '@actual/contracts';
import type { AnalyticsEvent } from '@actual/shell-contract';

/** The lines of a quotation inside a measured event. */
export const measuredQuotation = ({ total, Details }: Quotation): AnalyticsEvent['params'] => ({
  currency: 'MXN',
  value: total,
  items: Details.map(({ Product, unitPriceWithDiscount, quantity }) => ({
    item_id: Product.ItemCode,
    item_name: Product.Name,
    price: unitPriceWithDiscount,
    quantity,
  })),
});

/** An order inside a measured event; its folio lets the receiver know a repetition. */
export const measuredOrder = ({ folio, total, Details }: Order): AnalyticsEvent['params'] => ({
  currency: 'MXN',
  value: total,
  transaction_id: folio,
  items: Details.map(({ Product, total: sum, quantity }) => ({
    item_id: Product.ItemCode,
    item_name: Product.Name,
    price: Math.round((sum / quantity) * 100) / 100,
    quantity,
  })),
});
