import type { Quotation } from '@actual/contracts';
import { emailLength } from '@actual/contracts/facts/lengths';
import { requiredText } from '@actual/contracts/facts/text/field-texts';
import { notSentText } from '@actual/contracts/facts/text/refusal-texts';
import { emailCheck } from '@actual/contracts/field-checks';
import { ApiError, useQuery, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, Dialog, Stack, Text, TextField } from '@actual/ui';
import { useState } from 'react';
import { unansweredText } from '../access/unanswered-text';
import { useAction } from '../fields/use-action';
import { contactQuery } from '../follow-up/follow-up-queries';

const texts: Readonly<Record<string, string>> = {
  too_many_mails: 'Ya se enviaron varios correos a esta dirección. Espera un momento.',
  quotation_empty: 'La cotización no tiene artículos.',
};
const refusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? texts[error.code] : undefined) ?? notSentText;

/** Mails the quotation with its link; to its client's address unless another is written. */
export function MailDialog({ quotation: { id, folio }, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { api } = useShell();
  const toast = useToast();
  const { keyOf, done } = useKeyOf();
  const { data: contact } = useQuery(contactQuery(api, id));
  const [typed, setTyped] = useState<string | null>(null);
  const [judged, setJudged] = useState(false);
  const email = (typed ?? contact?.email ?? '').trim();
  const wrong = email ? emailCheck(email) : requiredText;
  const send = useAction({
    mutationFn: () => {
      const body = { email };
      return api('POST /quotation/sendemail/{id}', { params: { id }, body }, { idempotencyKey: keyOf(body) });
    },
    onSuccess: () => {
      done();
      toast({ tone: 'success', title: 'Email enviado al cliente', text: `Revisa el correo de ${email}.` });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Enviar la cotización ${folio ?? ''}`} size="s">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setJudged(true);
          if (wrong === true) send.mutate();
        }}
      >
        <Stack gap={4}>
          <Text tone="text2">El correo lleva los artículos, precios y fechas, y un enlace que abre la cotización.</Text>
          <TextField
            label="Correo"
            type="email"
            maxLength={emailLength}
            value={typed ?? contact?.email ?? ''}
            error={judged && wrong !== true ? wrong : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          {send.isError ? (
            <Alert tone="error" live>
              {refusedText(send.error)}
            </Alert>
          ) : null}
          <Button type="submit" variant="primary" block busy={send.isPending ? 'Enviando' : false}>
            Enviar
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
