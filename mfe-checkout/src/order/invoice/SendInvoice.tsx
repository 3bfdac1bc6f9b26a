import type { Invoice } from '@actual/contracts';
import { notSentText } from '@actual/contracts/facts/text/refusal-texts';
import { useMutation, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { EmailDialog } from '../../shared/EmailDialog';

/** Asks for an address and mails the invoice there with its two files. */
export function SendInvoice({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { api } = useShell();
  const toast = useToast();
  const { keyOf, done } = useKeyOf();
  const send = useMutation({
    mutationFn: (email: string) => {
      const body = { order: invoice.order, email };
      return api('POST /invoice/send/', { body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: ({ sent, email: to }) => {
      done();
      toast(
        sent
          ? { tone: 'success', title: 'Factura enviada exitosamente', text: `Revisa el correo de ${to}.` }
          : { tone: 'success', title: 'Tu factura va en camino', text: `Llega a ${to} en unos minutos.` },
      );
      onClose();
    },
  });
  return (
    <EmailDialog
      title="Enviar factura"
      text="El correo lleva la factura en PDF y XML."
      email={invoice.email}
      sending={send.isPending}
      failure={send.isError ? notSentText : ''}
      onSend={(email) => send.mutate(email)}
      onClose={onClose}
    />
  );
}
