import type { Order, Quotation } from '@actual/contracts';
import type { AnalyticsEvent } from '@actual/shell-contract';

/** The lines of a quotation in an analytics event. */
export const quotationParams = ({ total, Details }: Quotation): AnalyticsEvent['params'] => ({
  currency: 'MXN',
  value: total,
  items: Details.map(({ Product, unitPriceWithDiscount, quantity }) => ({
    item_id: Product.ItemCode,
    item_name: Product.Name,
    price: unitPriceWithDiscount,
    quantity,
  })),
});

/** An order in an analytics event; its folio lets the receiver know a repetition. */
export const orderParams = ({ folio, total, Details }: Order): AnalyticsEvent['params'] => ({
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
