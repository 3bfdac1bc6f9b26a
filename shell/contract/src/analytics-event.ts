/** A product inside an event, with GA4's names; prices in pesos. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_variant?: string;
  price: number;
  quantity: number;
  /** Position in a list, from 0. */
  index?: number;
}

/** An event with the names and parameters of GA4's e-commerce events. It never says who the visitor was. */
export interface AnalyticsEvent {
  name:
    | 'view_item_list'
    | 'view_item'
    | 'search'
    | 'view_promotion'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase'
    | 'login'
    | 'sign_up';
  params: {
    currency?: 'MXN';
    /** Pesos. */
    value?: number;
    items?: AnalyticsItem[];
    item_list_id?: string;
    search_term?: string;
    transaction_id?: string;
  };
}

/** Records an event. Without the visitor's consent nothing is kept or sent. */
export type Track = (event: AnalyticsEvent) => void;
