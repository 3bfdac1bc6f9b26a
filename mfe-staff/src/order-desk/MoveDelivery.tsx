import type { MovableDelivery, Order } from '@actual/contracts';
import { type DayHalf, dayHalfWords, dayHalves } from '@actual/contracts/facts/delivery/day-halves';
import { deliveryStateWords } from '@actual/contracts/facts/delivery/deliveries';
import { weekdayWord } from '@actual/contracts/facts/text/written';
import { queryOptions, useQuery, useShell } from '@actual/shell-contract';
import { Alert, formatDate, SelectField, Text } from '@actual/ui';
import { useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { Asking } from '../layout/Asking';
import { FormDialog } from '../layout/FormDialog';
import { refusedText } from './money-words';
import { useChangeOrder, useReadAt } from './order-desk-queries';

const dayWords = (day: string): string => `${weekdayWord(day)} ${formatDate(day)}`;

const sameDayWords = ({ date, delay }: MovableDelivery): string =>
  delay ? `Se queda con el propuesto, ${dayWords(date)}` : 'El mismo día, a otra hora';

const keyOf = ({ date, state }: MovableDelivery): string => `${date} ${state}`;
const deliveryWords = ({ date, state }: MovableDelivery): string =>
  state === 'preparing' ? dayWords(date) : `${dayWords(date)}, ${deliveryStateWords[state].toLowerCase()}`;

interface Moved {
  from: string;
  state: MovableDelivery['state'];
  to: string;
  half: DayHalf | null;
}

/** Moves a delivery of an order to another day, as the buyer asks for it. */
export const MoveDelivery = ({ order, may }: { order: Order; may: boolean }) => (
  <Asking words="Cambiar la fecha" variant="secondary" size="s" icon="calendar" may={may}>
    {(close) => <OtherDays order={order} onClose={close} />}
  </Asking>
);

function OtherDays({ order: { id, folio }, onClose }: { order: Order; onClose: () => void }) {
  const { api } = useShell();
  const asked = useQuery(
    queryOptions({
      queryKey: ['delivery-days', id],
      queryFn: ({ signal }) => api('GET /order/{id}/deliverydays', { params: { id } }, { signal }),
    }),
  );
  const since = useReadAt(id);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [picked, setPicked] = useState<DayHalf | '' | null>(null);
  const movable = (asked.data?.deliveries ?? []).filter(
    ({ until, days, halves, delay }) => until && (delay || halves || days.length > 0),
  );
  const chosen = movable.find((one) => keyOf(one) === from) ?? movable[0];
  const move = useChangeOrder<Moved, unknown>(id, {
    said: 'Fecha de entrega cambiada',
    send: (body) => api('POST /order/{id}/deliveryday', { params: { id }, body }),
    onDone: onClose,
  });
  const half = picked ?? chosen?.half ?? '';
  const days = chosen ? [...chosen.days, ...(chosen.halves || chosen.delay ? [chosen.date] : [])] : [];
  const day = to || days[0];
  const send = () => {
    if (chosen && day) move.mutate({ from: chosen.date, state: chosen.state, to: day, half: half || null });
  };
  return (
    <FormDialog
      title={`Cambiar la fecha del pedido ${folio}`}
      press={chosen ? 'Cambiar la fecha' : null}
      busy={move.isPending ? 'Cambiando' : false}
      wrong={
        move.error ? (
          <>
            <span>{refusedText(move.error)}</span>
            <WhoChanged id={id} error={move.error} since={since} />
          </>
        ) : null
      }
      onSend={send}
      onClose={onClose}
    >
      {asked.isPending ? <Text>Buscando los días…</Text> : null}
      {asked.error ? <Alert tone="error">{refusedText(asked.error)}</Alert> : null}
      {asked.isSuccess && !chosen ? (
        <Alert tone="info">Ninguna entrega de este pedido se puede mover ya: está muy cerca o ya salió.</Alert>
      ) : null}
      {chosen ? (
        <>
          <SelectField
            label="Entrega"
            value={keyOf(chosen)}
            onChange={({ target }) => {
              setFrom(target.value);
              setTo('');
              setPicked(null);
            }}
            options={movable.map((one) => ({ value: keyOf(one), label: deliveryWords(one) }))}
          />
          <SelectField
            label="Nueva fecha"
            value={day ?? ''}
            onChange={({ target }) => setTo(target.value)}
            options={days.map((one) => ({
              value: one,
              label: one === chosen.date ? sameDayWords(chosen) : dayWords(one),
            }))}
          />
          {chosen.halves ? (
            <SelectField
              label="Horario"
              value={half}
              onChange={({ target }) => setPicked(dayHalves.find((one) => one === target.value) ?? '')}
              options={[
                { value: '', label: 'A cualquier hora' },
                ...dayHalves.map((value) => ({ value, label: dayHalfWords[value] })),
              ]}
            />
          ) : null}
          <Text tone="text2">Quien compró recibe un correo, y SAP la nueva fecha.</Text>
        </>
      ) : null}
    </FormDialog>
  );
}
