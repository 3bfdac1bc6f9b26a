import type { Quotation } from '@actual/contracts';
import {
  type AddToCartProps,
  ApiError,
  useActiveQuotation,
  useMutation,
  useShell,
  useZipcode,
} from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { ownVersionKey, quotationQuery } from '../shared/quotation-queries';

/** The active quotation was ordered, closed or lost meanwhile: a new one is begun. */
export const lost = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['not_found', 'quotation_closed', 'quotation_ordered', 'unauthorized'].includes(error.code);

/**
 * Adds the product to the active quotation; the first add creates it. A quotation that was ordered, closed or lost
 * meanwhile is left and a new one begun, so that nothing the person chose is refused.
 */
export function useAddToCart({ product, quantity, delivery }: AddToCartProps) {
  const { api, queryClient, track } = useShell();
  const active = useActiveQuotation();
  const zipcode = useZipcode();
  const { keyOf, done } = useKeyOf();
  return useMutation<Quotation, unknown, void>({
    mutationFn: async () => {
      const detail = {
        productId: product.id,
        quantity,
        ...(delivery
          ? { shipDate: delivery.date, shipCompany: delivery.company, shipCompanyFrom: delivery.companyFrom }
          : {}),
      };
      const idempotencyKey = keyOf([active.id, detail]);
      const create = (key: string) =>
        api(
          'POST /quotation/create',
          { body: { detail, ...(zipcode.value ? { zipcodeDeliveryId: zipcode.value.id } : {}) } },
          { idempotencyKey: key },
        );
      if (!active.id) return create(idempotencyKey);
      try {
        return await api(
          'POST /quotation/adddetail/{id}',
          { params: { id: active.id }, body: detail },
          { idempotencyKey },
        );
      } catch (error) {
        if (!lost(error)) throw error;
        return create(`${idempotencyKey}-new`);
      }
    },
    onSuccess: (quotation) => {
      done();
      const { itemCode, name, price } = product;
      track({
        name: 'add_to_cart',
        params: {
          currency: 'MXN',
          value: price * quantity,
          items: [{ item_id: itemCode, item_name: name, price, quantity }],
        },
      });
      active.set(quotation.id, quotation.totalProducts);
      queryClient.setQueryData(ownVersionKey(quotation.id), quotation.version);
      queryClient.setQueryData(quotationQuery(api, quotation.id).queryKey, quotation);
    },
  });
}
