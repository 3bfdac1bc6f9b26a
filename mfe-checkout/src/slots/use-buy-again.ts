import type { Quotation } from '@actual/contracts';
import { ApiError, type BuyAgainProps, useMutation, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { lost } from '../add/add-to-quotation';
import { useTakeQuotation } from '../shared/use-take-quotation';

type Item = BuyAgainProps['items'][number];

/** An article that is no longer sold does not keep the others from being added. */
const lacks = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['insufficient_stock', 'product_not_available_in_zone', 'product_not_found'].includes(error.code);

export interface BoughtAgain {
  quotation: Quotation;
  added: number;
  lacking: Item[];
}

/**
 * Adds article after article to the active quotation, the first one to a new quotation where there is none. Pressed again
 * after a lost answer, nothing is added twice.
 */
export function useBuyAgain({ items, zipcodeDeliveryId }: BuyAgainProps) {
  const { api, stores } = useShell();
  const take = useTakeQuotation();
  const { keyOf, done } = useKeyOf();
  const create = ({ productId, quantity }: Item, idempotencyKey: string) => {
    const place = stores.zipcode.getState().value?.id ?? zipcodeDeliveryId;
    const wayIn = stores.wayIn?.getState().value ?? undefined;
    const body = { detail: { productId, quantity }, zipcodeDeliveryId: place || undefined, wayIn };
    return api('POST /quotation/create', { body }, { idempotencyKey });
  };
  const add = async (id: string | null, item: Item): Promise<Quotation> => {
    const { productId, quantity } = item;
    // an article may stand on two lines, with a day each
    const idempotencyKey = keyOf([stores.quotation.getState().id, productId, items.indexOf(item)]);
    if (!id) return create(item, idempotencyKey);
    try {
      const place = stores.zipcode.getState().value;
      const zip = place ? { zipcodeDeliveryId: place.id } : {};
      const input = { params: { id }, body: { productId, quantity, ...zip } };
      return await api('POST /quotation/adddetail/{id}', input, { idempotencyKey });
    } catch (error) {
      if (!lost(error)) throw error;
      return create(item, `${idempotencyKey}-new`);
    }
  };
  return useMutation<BoughtAgain, unknown, void>({
    mutationFn: async () => {
      let quotation: Quotation | null = null;
      let refused: unknown = null;
      const lacking: Item[] = [];
      for (const item of items) {
        try {
          quotation = await add(quotation?.id ?? stores.quotation.getState().id, item);
        } catch (error) {
          if (!lacks(error)) throw error;
          refused = error;
          lacking.push(item);
        }
      }
      if (!quotation) throw refused;
      const added = items.reduce((sum, item) => sum + (lacking.includes(item) ? 0 : item.quantity), 0);
      return { quotation, added, lacking };
    },
    onSuccess: ({ quotation }) => {
      done();
      take(quotation, true);
    },
  });
}
