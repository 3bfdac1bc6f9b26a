import type { ServiceRequest } from '@actual/contracts';
import { formatPesos } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import { useFormAnswer, useMutation, useNavigate, useShell } from '@actual/shell-contract';
import { Alert, Button, LinkButton, Row, Stack, Text } from '@actual/ui';
import type { FormEvent } from 'react';
import { formField, forms } from './request-fields';
import { exchangeSentences, requestRefusal } from './request-words';

type Chosen = 'exchange' | 'refund';

interface ExchangeChoiceProps {
  request: ServiceRequest;
  exchange: NonNullable<ServiceRequest['exchange']>;
}

/** The value of a change by another product: choosing what comes instead, or the money. */
export function ExchangeChoice({ request: { id, orderId }, exchange }: ExchangeChoiceProps) {
  const { api, queryClient, stores } = useShell();
  const navigate = useNavigate();
  const failed = useFormAnswer(`${forms.exchange}-${id}`);
  const take = useMutation({
    mutationFn: (resolution: Chosen) =>
      api('POST /servicerequest/{id}/exchange', { params: { id }, body: { resolution } }),
    onSuccess: async (taken, resolution) => {
      const quotation = taken.exchange?.quotation;
      if (resolution === 'refund' || !quotation) return;
      stores.quotation.getState().set(quotation, 0);
      await navigate(`/quotations/edit/${quotation}`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order-requests', orderId] }),
  });
  const formOf = (resolution: Chosen) => ({
    method: 'post' as const,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      if (!take.isPending) take.mutate(resolution);
    },
  });
  const fields = (resolution: Chosen) => (
    <>
      <input type="hidden" name={formField} value={forms.exchange} />
      <input type="hidden" name="solicitud" value={id} />
      <input type="hidden" name="como" value={resolution} />
    </>
  );
  const busy = (resolution: Chosen, words: string) => (take.isPending && take.variables === resolution ? words : false);
  const refused = take.error ? requestRefusal(take.error) : failed?.refused;
  return (
    <Alert
      tone={exchange.open ? 'info' : 'success'}
      title={exchange.open ? `Tienes ${formatPesos(exchange.value)} para tu cambio` : 'Tu cambio'}
    >
      <Stack gap={4}>
        <Stack gap={1}>
          {exchangeSentences(exchange, formatMoment(exchange.until)).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
        {refused ? (
          <Text role="alert" tone="error">
            {refused}
          </Text>
        ) : null}
        {exchange.open ? (
          <Row gap={4} wrap>
            <form {...formOf('exchange')}>
              {fields('exchange')}
              <Button type="submit" busy={busy('exchange', 'Abriendo')}>
                Elegir mi cambio
              </Button>
            </form>
            <form {...formOf('refund')}>
              {fields('refund')}
              <Button type="submit" variant="link" busy={busy('refund', 'Guardando')}>
                Prefiero mi reembolso
              </Button>
            </form>
          </Row>
        ) : null}
        {exchange.order ? (
          <div>
            <LinkButton href={`/checkout/order/${exchange.order.id}`} variant="secondary">
              {`Ver el pedido ${exchange.order.folio}`}
            </LinkButton>
          </div>
        ) : null}
      </Stack>
    </Alert>
  );
}
