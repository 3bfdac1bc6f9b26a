import { Browser } from '../browser';
import { zipcode } from '../purchases/person';
import type { Tally } from '../tally';
import type { Target } from '../target';

/** How many empty quotations are opened. */
const EMPTY = 50;
/** Folios that others may draw meanwhile. */
const OTHERS = 5;

/** Empty quotations draw no folio: real ones before and after them get adjacent folios. */
export async function attackFolios(target: Target, productId: string, tally: Tally): Promise<void> {
  const draw = async (detail?: { productId: string; quantity: number }): Promise<number> => {
    const api = new Browser(target.public).patientApi();
    const body = { zipcodeDeliveryId: zipcode, detail };
    return Number((await api('POST /quotation/create', { body })).folio ?? 0);
  };
  const before = await draw({ productId, quantity: 1 });
  for (let made = 0; made < EMPTY; made += 1) {
    if ((await draw()) === 0) tally.held();
    else tally.broke('open', 'a quotation without a line drew a folio');
  }
  const drawn = (await draw({ productId, quantity: 1 })) - before;
  if (drawn >= 1 && drawn <= OTHERS) tally.held();
  else tally.broke('open', `${EMPTY} quotations without a line drew ${drawn} folios`);
}
