import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { changeQuotation } from '../change-quotation';
import type { LoadedQuotation } from '../loaded-quotation';

/** Sets the buyer or seller of a locked quotation; its price stays. @throws the reason why it cannot be changed */
export const changeSale = <T>(
  checkout: Checkout,
  before: LoadedQuotation,
  work: (trx: Knex, quotation: LoadedQuotation) => Promise<T>,
): Promise<T> => changeQuotation(checkout, before, work, { priced: false });

/** Writes fields of a quotation as its next version. */
export const writeSale = (trx: Knex, id: string, row: Record<string, unknown>) =>
  trx('quotation')
    .where({ id })
    .update({ ...row, version: trx.raw('version + 1'), updated_at: trx.fn.now() });

/** The refusal of a field that names something unknown. */
export const unknown = (field: string): AppError => new AppError('invalid_input', `unknown ${field}`, [{ field }]);
