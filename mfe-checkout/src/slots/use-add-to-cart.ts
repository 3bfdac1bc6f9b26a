import type { Quotation } from '@actual/contracts';
import { type AddToCartProps, useMutation, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { addToQuotation } from '../add/add-to-quotation';
import { useTakeQuotation } from '../shared/use-take-quotation';

/** Adds the product to the active quotation; pressed again after a lost answer, nothing is added twice. */
export function useAddToCart({ product, quantity, delivery, onRefused }: AddToCartProps) {
  const { api, stores, track } = useShell();
  const take = useTakeQuotation();
  const { keyOf, done } = useKeyOf();
  return useMutation<Quotation, unknown, void>({
    mutationFn: () => {
      // as they are when it is sent: the postal code may have been given a moment ago
      const quotationId = stores.quotation.getState().id;
      const zipcodeDeliveryId = stores.zipcode.getState().value?.id;
      const wayIn = stores.wayIn?.getState().value;
      const detail = {
        productId: product.id,
        quantity,
        shipDate: delivery?.date,
        shipCompany: delivery?.company,
        shipCompanyFrom: delivery?.companyFrom,
      };
      return addToQuotation(api, {
        quotationId,
        detail,
        zipcodeDeliveryId,
        wayIn,
        idempotencyKey: keyOf([quotationId, zipcodeDeliveryId, wayIn, detail]),
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
      take(quotation, true);
    },
  });
}
