import type { Invoice } from '@actual/contracts';
import { type InvoiceState, invoiceStateWords } from '@actual/contracts/facts/payment/invoices';
import { useMutation, useToast } from '@actual/shell-contract';
import { useReadAgain } from './invoices-queries';

/** Runs an action on an invoice, reloads the lists, and shows the result. */
export function useInvoiceAction<Asked>(
  ask: (asked: Asked) => Promise<Invoice>,
  { done, words, onDone }: { done: InvoiceState; words: string; onDone?: () => void },
) {
  const toast = useToast();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ask,
    onSuccess: async (invoice) => {
      await readAgain();
      const refused = invoice.refusal.length > 0;
      if (!refused && invoice.status === done) toast({ tone: 'success', title: words });
      else if (!refused) toast({ tone: 'success', title: invoiceStateWords[invoice.status] });
      onDone?.();
    },
  });
}
