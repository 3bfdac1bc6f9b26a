import type { CancellationPreview, ChosenLine, Order } from '@actual/contracts';
import { useFormAnswer, useMutation, useNavigate, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, DefinitionList, formatPesos, Panel, PrivacyNote, Row, Stack, Text } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { previewKey } from './cancel-queries';
import {
  accountErrors,
  accountFields,
  accountIn,
  cancelForm,
  cancelRefusal,
  codeRefusal,
  isWrongCode,
  mailsCode,
  partTerm,
  partText,
} from './cancel-words';
import { CodeButton, RefundAccount } from './RefundAccount';

interface ConfirmCancelProps {
  order: Order;
  preview: CancellationPreview;
  lines: readonly ChosenLine[];
}

/** The refund and where it goes, to the centavo, with the button that cancels. */
export function ConfirmCancel({ order: { id, folio, FirstName, LastName }, preview, lines }: ConfirmCancelProps) {
  const { api, queryClient } = useShell();
  const navigate = useNavigate();
  const toast = useToast();
  const answer = useFormAnswer(cancelForm);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(answer?.errors ?? {});
  const { total, value, owed, credited, returned, whole, parts, code } = preview;
  const toAccount = parts.some(({ goesTo }) => goesTo === 'account');
  const readAnew = (stays: boolean) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes(id) && (stays || queryKey[0] !== previewKey),
    });
  const cancel = useMutation({
    mutationFn: (account: { clabe?: string; code?: string | undefined }) =>
      api('POST /order/{id}/cancellation', {
        params: { id },
        body: { lines: [...lines], total, returned, ...account },
      }),
    onSuccess: () => {
      toast({ tone: 'success', title: whole ? `Pedido ${folio} cancelado` : 'Artículos cancelados' });
      void navigate(`/checkout/order/${id}`);
    },
    onError: (error) => setErrors(isWrongCode(error) ? { [accountFields.code]: codeRefusal } : {}),
    // canceled pieces have no preview any more; a refusal asks for a new one
    onSettled: (_, error) => readAnew(error !== null),
  });
  const mail = useMutation({
    mutationFn: () => api('POST /order/{id}/cancellation/code', { params: { id } }),
    onSuccess: () => toast({ tone: 'success', title: 'Te enviamos un código' }),
    onSettled: () => readAnew(true),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const account = accountIn((field) => String(fields.get(field) ?? ''));
    const asks = fields.get(accountFields.step) === mailsCode;
    const wrong = toAccount ? accountErrors(account, code !== null && !asks) : {};
    setErrors(wrong);
    cancel.reset();
    if (Object.keys(wrong).length > 0) return;
    if (asks) mail.mutate();
    else cancel.mutate(toAccount ? { clabe: account.clabe, code: account.code || undefined } : {});
  };
  const error = mail.error ?? cancel.error;
  const shown = code === 'sent' && errors[accountFields.code];
  const refused = shown ? undefined : ((error ? cancelRefusal(error) : answer?.refused) ?? errors[accountFields.code]);
  return (
    <Panel>
      <form method="post" onSubmit={submit}>
        <input type="hidden" name="total" value={total} />
        <input type="hidden" name="devuelto" value={returned} />
        <Stack gap={5}>
          <Text as="h2" step="h4">
            {returned > 0 ? `Te devolvemos ${formatPesos(returned)}` : 'No hay dinero por devolver'}
          </Text>
          <DefinitionList
            items={[
              { term: 'Artículos que cancelas', value: formatPesos(value) },
              ...(owed > 0 ? [{ term: 'Dejas de deber', value: formatPesos(owed) }] : []),
              ...(credited > 0 ? [{ term: 'Ya te habíamos devuelto', value: formatPesos(credited) }] : []),
              ...parts.map((part) => ({ term: partTerm(part), value: partText(part) })),
              { term: 'Tu pedido queda en', value: whole ? 'Cancelado' : formatPesos(total - value) },
            ]}
          />
          {toAccount ? (
            <RefundAccount
              holder={`${FirstName} ${LastName}`.trim()}
              code={code}
              clabe={answer?.values.clabe}
              errors={errors}
              asked={mail.isSuccess}
            />
          ) : null}
          {toAccount ? <PrivacyNote form="refund" /> : null}
          {refused ? (
            <Alert tone="error" live>
              {refused}
            </Alert>
          ) : null}
          <Row gap={4} wrap>
            {code === 'needed' ? null : (
              <Button type="submit" variant="primary" busy={cancel.isPending ? 'Cancelando' : false}>
                {whole ? 'Cancelar todo el pedido' : 'Cancelar estos artículos'}
              </Button>
            )}
            {code ? <CodeButton code={code} busy={mail.isPending} /> : null}
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
