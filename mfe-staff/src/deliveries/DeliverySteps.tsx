import type { NotedDelivery } from '@actual/contracts';
import type { DeliveryState } from '@actual/contracts/facts/delivery/deliveries';
import { lazyPart, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, Row, Stack } from '@actual/ui';
import { Suspense, useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { useAction } from '../fields/use-action';
import { refusedText } from '../order-desk/money-words';
import { DelayDelivery } from './DelayDelivery';
import { deliveriesKey } from './delivery-queries';
import { isPlain, pressWords, stepWords } from './step-words';

const StepDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "delivery-step" */ './StepDialog')).StepDialog,
);

interface DeliveryStepsProps {
  orderId: string;
  folio: string;
  delivery: { day: string; state: DeliveryState; next: readonly DeliveryState[]; request?: { id: string } | null };
}

/** The next states of a delivery, each with its button; some ask for a reason, a day or a guide first. */
export function DeliverySteps({ orderId, folio, delivery }: DeliveryStepsProps) {
  const { day, state, next, request } = delivery;
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [asked, setAsked] = useState<DeliveryState | null>(null);
  const note = useAction<unknown, unknown, Omit<NotedDelivery, 'day' | 'from'>>({
    mutationFn: (more) =>
      api('POST /order/{id}/deliverystate', {
        params: { id: orderId },
        body: { ...more, day, request: request?.id, from: state },
      }),
    onSuccess: (_, { to }) => {
      toast({ tone: 'success', title: stepWords[to].said });
      setAsked(null);
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(orderId) || queryKey[1] === deliveriesKey[1],
      }),
  });
  return (
    <Stack gap={2}>
      <Row gap={2}>
        {next.map((to, at) => (
          <Button
            key={to}
            variant={at === 0 ? 'primary' : 'secondary'}
            size="s"
            busy={note.isPending && note.variables.to === to ? 'Anotando' : false}
            onClick={() => (isPlain(to) ? note.mutate({ to }) : setAsked(to))}
          >
            {pressWords(state, to)}
          </Button>
        ))}
        {next.includes('on-the-way') ? (
          <Button variant="link" onClick={() => setAsked('on-the-way')}>
            Con guía
          </Button>
        ) : null}
        {request ? null : (
          <DelayDelivery day={day} orders={[{ orderId, folio }]} words="No sale a tiempo" may={state === 'preparing'} />
        )}
      </Row>
      {note.error && !asked ? (
        <Alert tone="error" live>
          <span>{refusedText(note.error)}</span>
          <WhoChanged id={orderId} error={note.error} />
        </Alert>
      ) : null}
      <Suspense>
        {asked ? (
          <StepDialog
            press={pressWords(state, asked)}
            to={asked}
            orderId={orderId}
            folio={folio}
            note={note}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}
