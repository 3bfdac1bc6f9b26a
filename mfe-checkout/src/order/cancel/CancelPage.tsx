import type { CancellationPreview, Order } from '@actual/contracts';
import { useNavigate, useParams, useSearchParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Button, Panel, SelectField, Stack, Text } from '@actual/ui';
import type { FormEvent } from 'react';
import { OrderSubpage, orSignedOut } from '../OrderSubpage';
import { orderQuery } from '../order-queries';
import { ConfirmCancel } from './ConfirmCancel';
import { cancellationQuery } from './cancel-queries';
import { cancelPage, chosenIn, countOptions, lineHint, piecesField, refusals, ruleText } from './cancel-words';

/** `/checkout/order/{id}/cancelar` */
export const CancelRoute = orSignedOut(() => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { api } = useShell();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const lines = order.restricted ? [] : chosenIn((field) => search.get(field) ?? '', order);
  const { data: preview } = useSuspenseQuery(cancellationQuery(api, id, lines));
  if (order.restricted) return null;
  return (
    <OrderSubpage
      orderId={id}
      head={`Cancelar artículos del pedido ${order.folio}`}
      title={`Cancelar del pedido ${order.folio}`}
      text={ruleText}
    >
      {preview.refusal ? (
        <Alert tone="info">{refusals[preview.refusal]}</Alert>
      ) : (
        <Choice key={search.toString()} order={order} preview={preview} search={search} />
      )}
      {!preview.refusal && lines.length > 0 ? <ConfirmCancel order={order} preview={preview} lines={lines} /> : null}
    </OrderSubpage>
  );
});

interface ChoiceProps {
  order: Order;
  preview: CancellationPreview;
  search: URLSearchParams;
}

/** How many pieces of each line; an order that waits for its transfer is canceled whole. */
function Choice({ order, preview, search }: ChoiceProps) {
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new URLSearchParams();
    for (const [field, value] of new FormData(event.currentTarget)) chosen.set(field, String(value));
    void navigate(`${cancelPage(order.id)}?${chosen}`, { replace: true });
  };
  return (
    <Panel>
      <form method="get" action={cancelPage(order.id)} onSubmit={show}>
        <Stack gap={5}>
          <Text as="h2" step="h4">
            {preview.onlyWhole ? 'Tu pedido espera tu transferencia' : '¿Qué quieres cancelar?'}
          </Text>
          {preview.onlyWhole ? (
            <Text>Se cancela completo. Si ya transferiste, espera a que se acredite y cancela después.</Text>
          ) : null}
          {order.Details.map(({ id, Product, quantity }) => {
            const line = preview.lines.find((one) => one.id === id);
            const most = line?.quantity ?? 0;
            const name = Product.finish ? `${Product.Name}, ${Product.finish}` : Product.Name;
            if (!line || most === 0)
              return <Text key={id} tone="text2">{`${name}: ${refusals[line?.refusal ?? 'already_left']}`}</Text>;
            if (preview.onlyWhole) return <input key={id} type="hidden" name={piecesField(id)} value={quantity} />;
            return (
              <SelectField
                key={id}
                label={name}
                name={piecesField(id)}
                hint={lineHint(line)}
                defaultValue={search.get(piecesField(id)) ?? '0'}
                options={countOptions(most, line.together)}
              />
            );
          })}
          {preview.lines.some(({ quantity }) => quantity > 0) ? (
            <div>
              <Button type="submit" variant="secondary">
                Ver cuánto me devuelven
              </Button>
            </div>
          ) : null}
        </Stack>
      </form>
    </Panel>
  );
}
