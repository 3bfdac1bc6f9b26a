import { cancelPieces } from '../canceling';
import { givePartBack } from '../giving-back';
import * as invoices from '../invoicing';
import * as paying from '../paying';
import { just, of, processes } from './command';

/** A client who wants an invoice, changes their mind, and gets something back after it. */
export const invoiceCommands = [
  of(
    [1, 1, 2] as const,
    (presses) => `ask for the invoice ×${presses}`,
    (one, presses) => invoices.askInvoice(one, presses),
  ),
  just('ask for the invoice with the purchase', (one) => invoices.askWithPurchase(one)),
  just('cancel the invoice', (one) => invoices.cancelInvoice(one)),
  just('have the invoice made out to somebody else', (one) => invoices.replaceInvoice(one)),
  just('receivers answer', (one) => invoices.receiversAnswer(one)),
  of(
    processes,
    (n) => `invoicing ×${n}`,
    (one, n) => invoices.invoicing(one, n),
  ),
  // chance alone gets here once in 300 sequences
  just('invoiced, and the invoice canceled', async (one) => {
    await paying.payCard(one, 'APRO', 1);
    await invoices.askInvoice(one);
    await invoices.invoicing(one, 1);
    await invoices.cancelInvoice(one);
  }),
  just('invoiced, then pieces canceled, a part back and everything', async (one) => {
    await one.add('lamp', 3);
    await paying.payCard(one, 'APRO', 1);
    await invoices.askInvoice(one);
    await invoices.invoicing(one, 1);
    await cancelPieces(one, 'a piece');
    await invoices.invoicing(one, 1);
    await givePartBack(one, 0.3);
    await invoices.invoicing(one, 1);
    await cancelPieces(one, 'all');
  }),
];
