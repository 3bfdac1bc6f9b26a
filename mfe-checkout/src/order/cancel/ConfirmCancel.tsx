import type { CancellationPreview, ChosenLine, Order } from '@actual/contracts';
import { isClabe, normalClabe } from '@actual/contracts/fiscal/clabe';
import { useFormAnswer, useMutation, useNavigate, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, DefinitionList, formatPesos, Panel, PrivacyNote, Stack, Text, TextField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { previewKey } from './cancel-queries';
import { cancelForm, cancelRefusal, clabeRefusal, partTerm, partText } from './cancel-words';

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
  const [clabeError, setClabeError] = useState(answer?.errors.clabe);
  const { total, value, owed, credited, returned, whole, parts } = preview;
  const toAccount = parts.some(({ goesTo }) => goesTo === 'account');
  const cancel = useMutation({
    mutationFn: (clabe: string | undefined) =>
      api('POST /order/{id}/cancellation', { params: { id }, body: { lines: [...lines], total, returned, clabe } }),
    onSuccess: () => {
      toast({ tone: 'success', title: whole ? `Pedido ${folio} cancelado` : 'Artículos cancelados' });
      void navigate(`/checkout/order/${id}`);
    },
    // canceled pieces have no preview any more; a refusal asks for a new one
    onSettled: (_, error) =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(id) && (error !== null || queryKey[0] !== previewKey),
      }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const clabe = normalClabe(String(new FormData(event.currentTarget).get('clabe') ?? ''));
    const wrong = toAccount && !isClabe(clabe);
    setClabeError(wrong ? clabeRefusal : undefined);
    if (!wrong) cancel.mutate(toAccount ? clabe : undefined);
  };
  const refused = cancel.error ? cancelRefusal(cancel.error) : answer?.refused;
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
            <>
              <TextField
                label="CLABE de tu cuenta"
                name="clabe"
                inputMode="numeric"
                autoComplete="off"
                maxLength={24}
                required
                hint={`18 dígitos, de una cuenta a nombre de ${`${FirstName} ${LastName}`.trim()}.`}
                defaultValue={answer?.values.clabe}
                error={clabeError}
              />
              <PrivacyNote form="refund" />
            </>
          ) : null}
          {refused ? (
            <Alert tone="error" live>
              {refused}
            </Alert>
          ) : null}
          <div>
            <Button type="submit" variant="primary" busy={cancel.isPending ? 'Cancelando' : false}>
              {whole ? 'Cancelar todo el pedido' : 'Cancelar estos artículos'}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
