import type { Quotation } from '@actual/contracts';
import { loader } from './loader';
import { QuotationPage } from './QuotationPage';
import { renderTestPage } from './testing';

const routes = [{ path: '/quotations/edit/:id', loader, Component: QuotationPage }];
type Answers = Record<string, unknown>;
const options = { groups: [], financingTotals: [], total: 800, ammountPaid: 0, remaining: 800, paidPercent: 0 };
/** The reply of the stock check for a quotation as it is. */
export const stockOf = ({ Details }: Quotation) => ({
  isValid: Details.every((line) => line.validStock),
  details: Details.map(({ id, validStock, availableForDate: available }) => ({ id, validStock, available })),
});

/** Opens the quotation's page with an API that answers it. */
export const openPage = (
  quotation: Quotation,
  { answers = {}, query = '', initial = {} }: { answers?: Answers; query?: string; initial?: object } = {},
) =>
  renderTestPage({
    routes,
    url: `/quotations/edit/${quotation.id}${query}`,
    initial,
    answer: async (key) => {
      const all: Answers = {
        'POST /quotation/findbyid/{id}': quotation,
        'POST /quotation/{id}/validatestock': stockOf(quotation),
        'POST /quotation/{id}/paymentoptions': options,
        'POST /quotation/find/{page}': { data: [], total: 0 },
        ...answers,
      };
      const reply = typeof all[key] === 'function' ? (all[key] as () => unknown)() : all[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
