import type { RestrictedOrder as Masked } from '@actual/contracts';
import { useMutation, useSearchParams, useShell } from '@actual/shell-contract';
import { Alert, Button, Panel, Row, Stack, Text } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { EmailField } from '../shared/EmailField';
import { refusalText } from '../shared/refusals';

/** A guest's order in a browser that did not buy it: shows nothing of the order but how its buyer can open it here. */
export function RestrictedOrder({ order }: { order: Masked }) {
  const { api } = useShell();
  const [search] = useSearchParams();
  const form = useForm<{ email: string }>({ mode: 'onTouched', defaultValues: { email: '' } });
  const ask = useMutation({
    mutationFn: (email: string) => api('POST /order/{id}/sendlink', { params: { id: order.id }, body: { email } }),
  });
  const submit = form.handleSubmit(({ email }) => ask.mutate(email.trim()));
  return (
    <Panel>
      <Stack gap={4}>
        {search.get('enlace') === 'vencido' ? (
          <Alert tone="warning" title="Este enlace ya no abre el pedido">
            Venció o está incompleto. Pide uno nuevo aquí.
          </Alert>
        ) : null}
        <Text>{`Pedido de ${order.FirstName} ${order.LastName}. El detalle solo se muestra a quien lo compró.`}</Text>
        <Text tone="text2">
          ¿Es tuyo? Ábrelo con el enlace del correo de tu pedido, o escribe el correo con el que compraste y te enviamos
          un enlace nuevo.
        </Text>
        {ask.isSuccess ? (
          <Alert tone="success" live title="Revisa tu correo">
            Si es el correo de este pedido, en unos minutos te llega el enlace.
          </Alert>
        ) : (
          <form noValidate onSubmit={submit}>
            <Stack gap={4}>
              <EmailField form={form} label="Correo de tu compra" />
              {ask.isError ? (
                <Alert tone="error" live>
                  {refusalText(ask.error)}
                </Alert>
              ) : null}
              <Row>
                <Button type="submit" variant="primary" busy={ask.isPending ? 'Enviando' : false}>
                  Enviarme el enlace
                </Button>
              </Row>
            </Stack>
          </form>
        )}
      </Stack>
    </Panel>
  );
}
