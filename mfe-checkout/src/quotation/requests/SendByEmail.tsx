import { isStaffRole } from '@actual/contracts/facts/access/roles';
import { notSentText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, useMutation, useSession, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { EmailDialog } from '../../shared/EmailDialog';
import { refusalText } from '../../shared/refusals';

/** The words for a mail or a lead that did not go out. */
export const sendingText = (error: unknown): string =>
  error instanceof ApiError &&
  ['rate_limited', 'too_many_mails', 'proof_required', 'quotation_empty'].includes(error.code)
    ? refusalText(error)
    : notSentText;

/** Asks for an address and mails the quotation there, with a link that opens it. */
export function SendByEmail({ id, onClose }: { id: string; onClose: () => void }) {
  const { api } = useShell();
  const { user } = useSession();
  const toast = useToast();
  const forClient = isStaffRole(user?.role);
  const { keyOf, done } = useKeyOf();
  const send = useMutation({
    mutationFn: (email: string) => {
      const body = { email };
      return api('POST /quotation/sendemail/{id}', { params: { id }, body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: (_ok, email) => {
      done();
      toast({
        tone: 'success',
        title: forClient ? 'Email enviado al cliente' : 'Cotización enviada',
        text: `Revisa el correo de ${email}.`,
      });
      onClose();
    },
  });
  return (
    <EmailDialog
      title="Enviar por correo"
      text="El correo lleva los artículos, precios y fechas, y un enlace que abre esta cotización. No lleva tus datos."
      email={forClient ? '' : (user?.email ?? '')}
      sending={send.isPending}
      failure={send.isError ? sendingText(send.error) : ''}
      onSend={(email) => send.mutate(email)}
      onClose={onClose}
    />
  );
}
