import type { Quotation } from '@actual/contracts';
import { type AddToCartProps, useActiveQuotation, useMutation, useShell, useZipcode } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { addToQuotation } from '../add/add-to-quotation';
import { ownVersionKey, quotationQuery } from '../shared/quotation-queries';

/** Adds the product to the active quotation; pressed again after a lost answer, nothing is added twice. */
export function useAddToCart({ product, quantity, delivery, onRefused }: AddToCartProps) {
  const { api, queryClient, track } = useShell();
  const active = useActiveQuotation();
  const zipcode = useZipcode();
  const { keyOf, done } = useKeyOf();
  return useMutation<Quotation, unknown, void>({
    mutationFn: () => {
      const detail = {
        productId: product.id,
        quantity,
        ...(delivery
          ? { shipDate: delivery.date, shipCompany: delivery.company, shipCompanyFrom: delivery.companyFrom }
          : {}),
      };
      return addToQuotation(api, {
        quotationId: active.id,
        detail,
        zipcodeDeliveryId: zipcode.value?.id,
        idempotencyKey: keyOf([active.id, detail]),
      });
    },
    onError: () => onRefused?.(),
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
