import type { MovableDelivery, Order } from '@actual/contracts';
import { afterDay, type DayHalf, dayHalfWords, dayHalves } from '@actual/contracts/facts/delivery/day-halves';
import { newDayBusinessDays, newDayReachDays } from '@actual/contracts/facts/delivery/deadlines';
import { weekdayWord } from '@actual/contracts/facts/text/written';
import { queryOptions, useMutation, useQuery, useShell, useToast } from '@actual/shell-contract';
import { Alert, Dialog, formatDate, OptionGroup, pieces, Skeleton, Stack, Text } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { FormActions } from '../../shared/FormActions';
import { refusalText } from '../../shared/refusals';
import { dayRefusalText } from './day-words';

type Half = DayHalf | 'any';

const halfOptions: { value: Half; title: string; text?: string }[] = [
  { value: 'any', title: 'A cualquier hora' },
  ...dayHalves.map((value) => {
    const [title = '', text = ''] = dayHalfWords[value].split(', ');
    return { value, title: title.replace(/^p/, 'P'), text };
  }),
];

/** How many pieces of the order a delivery brings. */
const piecesOf = ({ lines }: MovableDelivery, { Details }: Order): number =>
  Details.reduce((sum, { id, quantity }) => sum + (lines.includes(id) ? quantity : 0), 0);

/** The other days for each delivery of an order, and moving it to one of them. */
export function ChangeDayDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { api, queryClient } = useShell();
  const toast = useToast();
  const { id } = order;
  const asked = useQuery(
    queryOptions({
      queryKey: ['delivery-days', id],
      queryFn: ({ signal }) => api('GET /order/{id}/deliverydays', { params: { id } }, { signal }),
    }),
  );
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [picked, setPicked] = useState<Half | null>(null);
  const movable = (asked.data?.deliveries ?? []).filter(
    ({ until, days, halves }) => until && (halves || days.length > 0),
  );
  const chosen = movable.find(({ date }) => date === from) ?? movable[0];
  const move = useMutation({
    mutationFn: (body: { from: string; to: string; half: DayHalf | null }) =>
      api('POST /order/{id}/deliveryday', { params: { id }, body }),
    onSuccess: (_, days) => {
      toast({ tone: 'success', title: `Ahora llega antes del ${formatDate(days.to)}${afterDay(days.half)}` });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  const half = picked ?? chosen?.half ?? 'any';
  const same = chosen?.date === to && half === (chosen?.half ?? 'any');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && to && !same) move.mutate({ from: chosen.date, to, half: half === 'any' ? null : half });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cambiar la fecha de entrega"
      size="l"
      footer={
        chosen ? (
          <FormActions
            form="otro-dia"
            words={['Cambiar la fecha', 'Cambiando']}
            sending={move.isPending}
            reason={to ? (same ? 'Elige otro día u otro horario' : undefined) : 'Elige un día'}
            onCancel={onClose}
          />
        ) : undefined
      }
    >
      <form id="otro-dia" onSubmit={submit}>
        <Stack gap={5}>
          <Text tone="text2">
            {`Sin costo: hasta ${newDayBusinessDays} días hábiles antes de la entrega, y a no más de ${newDayReachDays} días de la fecha prometida.`}
          </Text>
          {asked.isPending ? <Skeleton $height="180px" /> : null}
          {asked.isError ? <Alert tone="error">{refusalText(asked.error)}</Alert> : null}
          {asked.isSuccess && !chosen ? (
            <Alert tone="info" title="Esta fecha ya no se puede cambiar aquí">
              {`Tu entrega está a menos de ${newDayBusinessDays} días hábiles o ya salió. Llámanos y lo vemos contigo.`}
            </Alert>
          ) : null}
          {chosen && movable.length > 1 ? (
            <OptionGroup
              legend="¿Qué entrega?"
              name="entrega"
              value={chosen.date}
              onChange={(date) => {
                setFrom(date);
                setTo(null);
                setPicked(null);
              }}
              options={movable.map((one) => ({
                value: one.date,
                title: formatDate(one.date),
                text: pieces(piecesOf(one, order)),
              }))}
            />
          ) : null}
          {chosen ? (
            <OptionGroup
              legend={`En lugar del ${weekdayWord(chosen.date)} ${formatDate(chosen.date)}`}
              name="dia"
              value={to}
              onChange={setTo}
              options={[
                ...(chosen.halves
                  ? [{ value: chosen.date, title: 'El mismo día', text: formatDate(chosen.date) }]
                  : []),
                ...chosen.days.map((day) => ({ value: day, title: formatDate(day), text: weekdayWord(day) })),
              ]}
            />
          ) : null}
          {chosen?.halves ? (
            <OptionGroup
              legend="¿A qué hora?"
              name="horario"
              value={half}
              onChange={(value) => setPicked(dayHalves.find((one) => one === value) ?? 'any')}
              options={halfOptions}
            />
          ) : null}
          {move.error ? (
            <Alert tone="error" live>
              {dayRefusalText(move.error)}
            </Alert>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
