import type { CancellationPreview, ChosenLine, Order } from '@actual/contracts';
import { isClabe, normalClabe } from '@actual/contracts/fiscal/clabe';
import { answerWords } from '@actual/contracts/recorded-words';
import { keepPreviousData, queryOptions, useQuery, useShell } from '@actual/shell-contract';
import { Alert, formatDate, formatPesos, pieces, SelectField, Text, TextField } from '@actual/ui';
import { useState } from 'react';
import { Asking } from '../layout/Asking';
import { MoneyBack } from './MoneyBack';
import { refusedText } from './money-words';
import { useChangeOrder } from './order-desk-queries';

/** Cancels pieces of an order before they leave, at the buyer's request. */
export const CancelPieces = ({ order, may }: { order: Order; may: boolean }) => (
  <Asking words="Cancelar artículos" variant="secondary" may={may}>
    {(close) => <Pieces order={order} onClose={close} />}
  </Asking>
);

const ways: Readonly<Record<CancellationPreview['parts'][number]['goesTo'], string>> = {
  provider: 'por Mercado Pago, al medio con que se pagó',
  ledger: 'en el momento',
  'first-order': 'por donde se pagó el pedido que se cambió',
  account: 'por transferencia, a la CLABE del cliente',
  counter: 'en mostrador, como devolución por entregar',
};

/** The money that canceling gives back and where it goes, as the buyer sees it too. */
function whatFollows({ returned, whole, total, value, parts }: CancellationPreview): string {
  const back = parts.map(({ amount, name, goesTo }) => `${formatPesos(amount)} de ${name}, ${ways[goesTo]}`).join('; ');
  const rest = whole ? 'El pedido termina.' : `El pedido queda en ${formatPesos(total - value)}.`;
  return `Regresan ${formatPesos(returned)}${back ? `: ${back}` : ''}. ${rest}`;
}

function Pieces({ order, onClose }: { order: Order; onClose: () => void }) {
  const { id, folio, Details } = order;
  const { api } = useShell();
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const [clabe, setClabe] = useState('');
  const chosen: ChosenLine[] = Details.flatMap((line) => {
    const quantity = Number(counts[line.id] ?? 0);
    return quantity > 0 ? [{ id: line.id, quantity }] : [];
  });
  const { data, error, isPlaceholderData } = useQuery(
    queryOptions({
      queryKey: ['order-cancellation', id, chosen],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        api('POST /order/{id}/cancellation/preview', { params: { id }, body: { lines: chosen } }, { signal }),
    }),
  );
  const cancel = useChangeOrder<string, unknown>(id, {
    said: 'Artículos cancelados',
    send: (reason) =>
      api('POST /order/{id}/cancellation', {
        params: { id },
        body: {
          lines: chosen,
          total: data?.total ?? 0,
          returned: data?.returned ?? 0,
          clabe: isClabe(normalClabe(clabe)) ? normalClabe(clabe) : undefined,
          reason,
        },
      }),
    onDone: onClose,
  });
  return (
    <MoneyBack
      orderId={id}
      title={`Cancelar artículos del pedido ${folio}`}
      text={data && chosen.length > 0 && !isPlaceholderData ? whatFollows(data) : 'Elige cuántas piezas se cancelan.'}
      words="Cancelar artículos"
      busy="Cancelando"
      change={cancel}
      onSend={(reason) => {
        if (chosen.length > 0 && !isPlaceholderData) cancel.mutate(reason);
      }}
      onClose={onClose}
    >
      {error ? <Alert tone="error">{refusedText(error)}</Alert> : null}
      {Details.map((line) => {
        const there = data?.lines.find((one) => one.id === line.id);
        const most = there?.quantity ?? 0;
        if (most === 0)
          return (
            <Text key={line.id} tone="text2">
              {`${line.Product.Name}: ${there?.refusal ? answerWords[there.refusal] : 'buscando…'}`}
            </Text>
          );
        return (
          <SelectField
            key={line.id}
            label={line.Product.Name}
            hint={there?.until ? `Hasta el ${formatDate(there.until)}` : undefined}
            value={counts[line.id] ?? '0'}
            onChange={({ target }) => setCounts({ ...counts, [line.id]: target.value })}
            options={Array.from({ length: most + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? 'Ninguna' : pieces(count),
            }))}
          />
        );
      })}
      {data?.parts.some(({ goesTo }) => goesTo === 'account') ? (
        <TextField
          label="CLABE del cliente"
          inputMode="numeric"
          required
          maxLength={24}
          hint={`18 dígitos, a nombre de ${order.FirstName} ${order.LastName}`}
          value={clabe}
          onChange={(event) => setClabe(event.target.value)}
          error={clabe.length >= 18 && !isClabe(normalClabe(clabe)) ? 'La CLABE no es correcta' : undefined}
        />
      ) : null}
    </MoneyBack>
  );
}
