import { signedLink } from '@actual/kit/signed-link';
import type { CheckoutSettings } from '../context';
import type { LoadedOrder } from '../order/order.queries';
import type { LoadedQuotation } from '../quotation/loaded-quotation';

/** The target of a mail's button. */
export interface MailLink {
  href: string;
  words: string;
}
type Signs = Pick<CheckoutSettings, 'publicOrigins' | 'linkSecret'>;

/** The button of a mail that opens an order without signing in. */
export const orderLink = ({ publicOrigins, linkSecret }: Signs, { id, site }: Pick<LoadedOrder, 'id' | 'site'>) => ({
  href: signedLink(publicOrigins[site], linkSecret, 'order', id),
  words: 'Ver mi pedido',
});

/** The signed link to a quotation, or to its order once there is one. */
export const quotationLink = (
  settings: Signs,
  { id, site, orderId }: Pick<LoadedQuotation, 'id' | 'site' | 'orderId'>,
): MailLink =>
  orderId
    ? orderLink(settings, { id: orderId, site })
    : {
        href: signedLink(settings.publicOrigins[site], settings.linkSecret, 'quotation', id),
        words: 'Ver mi cotización',
      };
