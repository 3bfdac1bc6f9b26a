import { ownPath } from '../facts/access/own-path';
import { parseWayIn } from './way-in';

/** The page that asks for a home's access: without script, and for pages that do not open the dialog. */
const wayInPage = '/acceso';

/** The rest of its address: the quotation or order that keeps the answer, and the text that it begins with. */
export interface AskedWayIn {
  quotation?: string;
  order?: string;
  begun?: string;
}
const names = { quotation: 'cotizacion', order: 'pedido', begun: 'inicio' } as const;
const backName = 'volver';

/** The address that asks for the access and then leads back to a page. */
export function wayInHref({ pathname, search }: { pathname: string; search: string }, asked: AskedWayIn = {}): string {
  const query = new URLSearchParams({ [backName]: pathname + search });
  for (const name of ['quotation', 'order', 'begun'] as const) if (asked[name]) query.set(names[name], asked[name]);
  return `${wayInPage}?${query}`;
}

const idOf = (text: string | null): string | undefined => (text && /^[0-9a-f-]{32,36}$/i.test(text) ? text : undefined);

/** The request in such an address; unknown parts are left out, and the page then leads home. */
export const readWayInAddress = (search: URLSearchParams): AskedWayIn & { back: string } => {
  const begun = search.get(names.begun);
  return {
    back: ownPath(search.get(backName)) ?? '/',
    quotation: idOf(search.get(names.quotation)),
    order: idOf(search.get(names.order)),
    begun: begun && parseWayIn(begun) ? begun : undefined,
  };
};
