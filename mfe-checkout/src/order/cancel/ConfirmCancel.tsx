import type { CancellationPreview, ChosenLine, Order } from '@actual/contracts';
import { useFormAnswer, useMutation, useNavigate, useShell, useToast } from '@actual/shell-contract';
import { Button, DefinitionList, formatPesos, Panel, PrivacyNote, Stack, Text } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { isWrongCode } from '../code/code-fields';
import { MailedCode, useMailedCode } from '../code/MailedCode';
import { previewKey } from './cancel-queries';
import { cancelForm, cancelRefusal, clabeErrors, clabeField, clabeIn, partTerm, partText } from './cancel-words';
import { RefundAccount } from './RefundAccount';

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
  const mailed = useMailedCode(id, code, cancelForm);
  const cancel = useMutation({
    mutationFn: (account: { clabe?: string; code?: string }) =>
      api('POST /order/{id}/cancellation', {
        params: { id },
        body: { lines: [...lines], total, returned, ...account },
      }),
    onSuccess: () => {
      toast({ tone: 'success', title: whole ? `Pedido ${folio} cancelado` : 'Artículos cancelados' });
      void navigate(`/checkout/order/${id}`);
    },
    onError: mailed.refuse,
    // canceled pieces have no preview any more; a refusal asks for a new one
    onSettled: (_, error) => readAnew(error !== null),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    cancel.reset();
    const clabe = clabeIn(new FormData(event.currentTarget));
    const named = mailed.take(event);
    const wrong = toAccount && named ? clabeErrors(clabe) : {};
    setErrors(wrong);
    if (named && Object.keys(wrong).length === 0) cancel.mutate(toAccount ? { clabe, ...named } : named);
  };
  const error = mailed.mail.error ?? cancel.error;
  const refused = error && !isWrongCode(error) ? cancelRefusal(error) : answer?.refused;
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
              clabe={answer?.values.clabe}
              error={errors[clabeField]}
            />
          ) : null}
          {toAccount ? <PrivacyNote form="refund" /> : null}
          <MailedCode {...mailed} refused={refused}>
            <Button type="submit" variant="primary" busy={cancel.isPending ? 'Cancelando' : false}>
              {whole ? 'Cancelar todo el pedido' : 'Cancelar estos artículos'}
            </Button>
          </MailedCode>
        </Stack>
      </form>
    </Panel>
  );
}
