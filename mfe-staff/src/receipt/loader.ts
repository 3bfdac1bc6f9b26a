import { ApiError, redirect } from '@actual/shell-contract';
import { staffLoader } from '../access/staff-loader';
import { receiptQuery } from '../sale/sale-queries';

export interface ReceiptData {
  id: string;
}

/** The receipt of a quotation or an order; an unknown id leads home. */
export const loader = staffLoader<ReceiptData>(
  'receipt',
  async ({ shell: { api, queryClient }, params: { id = '' } }) => {
    try {
      await queryClient.fetchQuery(receiptQuery(api, id));
      return { id };
    } catch (error) {
      if (error instanceof ApiError && [400, 404].includes(error.status)) return redirect('/');
      throw error;
    }
  },
);
