import type { MovableDelivery, OrderCode } from '@actual/contracts';
import { afterDay, dayHalfWords, dayHalves } from '@actual/contracts/facts/delivery/day-halves';
import { weekdayWord } from '@actual/contracts/facts/text/written';
import { useFormAnswer, useMutation, useNavigate, useShell, useToast } from '@actual/shell-contract';
import { Button, formatDate, formatPesos, OptionGroup, Panel, Stack } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { isWrongCode } from '../code/code-fields';
import { MailedCode, useMailedCode } from '../code/MailedCode';
import { anyTime, type ChosenDay, dayForm, dayIn } from './day-fields';
import { dayRefusalText } from './day-words';

const halfOptions: { value: string; title: string; text?: string }[] = [
  { value: anyTime, title: 'A cualquier hora' },
  ...dayHalves.map((value) => {
    const [title = '', text = ''] = dayHalfWords[value].split(', ');
    return { value, title: title.replace(/^p/, 'P'), text };
  }),
];

const dayWords = (day: string): string => `${weekdayWord(day)} ${formatDate(day)}`;

const costText = (pesos: number | undefined): string =>
  pesos === undefined ? '' : pesos === 0 ? 'sin costo' : `almacenaje ${formatPesos(pesos)}`;

/** The other days for a delivery, and the halves of a day where its route has them. */
export function DayForm({ id, delivery, code }: { id: string; delivery: MovableDelivery; code: OrderCode }) {
  const { api, queryClient } = useShell();
  const navigate = useNavigate();
  const toast = useToast();
  const answer = useFormAnswer(dayForm);
  const { date, state, days, halves, delay, storageCosts } = delivery;
  // the buyer chooses a day that they do not have, or did not choose
  const isFirst = delay !== null || state !== 'preparing';
  const [day, setDay] = useState<string | null>(answer?.values.dia || (delay ? date : null));
  const [half, setHalf] = useState(answer?.values.horario || (delivery.half ?? anyTime));
  const [missing, setMissing] = useState(answer?.errors.dia);
  const mailed = useMailedCode(id, code, dayForm);
  const move = useMutation({
    mutationFn: (body: ChosenDay & { code?: string }) => api('POST /order/{id}/deliveryday', { params: { id }, body }),
    onSuccess: (_, { to, half: chosen }) => {
      toast({
        tone: 'success',
        title: `${isFirst ? 'Listo: llega' : 'Ahora llega'} antes del ${formatDate(to)}${afterDay(chosen)}`,
      });
      void navigate(`/checkout/order/${id}`);
    },
    onError: mailed.refuse,
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = dayIn(new FormData(event.currentTarget));
    const named = mailed.take(event);
    setMissing(named && 'errors' in read ? read.errors.dia : undefined);
    if (named && 'body' in read && !move.isPending) move.mutate({ ...read.body, ...named });
  };
  const error = mailed.mail.error ?? move.error;
  const refused = missing ?? (error && !isWrongCode(error) ? dayRefusalText(error) : answer?.refused);
  return (
    <Panel>
      <form method="post" onSubmit={submit}>
        <input type="hidden" name="de" value={date} />
        <input type="hidden" name="antes" value={delivery.half ?? ''} />

        <input type="hidden" name="estado" value={state} />
        {delay ? <input type="hidden" name="propuesto" value={delay.id} /> : null}
        <Stack gap={5}>
          <OptionGroup
            legend={state === 'preparing' ? `En lugar del ${dayWords(delay?.from ?? date)}` : '¿Qué día lo llevamos?'}
            name="dia"
            value={day}
            onChange={setDay}
            options={[
              ...(delay ? [{ value: date, title: formatDate(date), text: `${weekdayWord(date)}, el propuesto` }] : []),
              ...(halves && !delay ? [{ value: date, title: 'El mismo día', text: formatDate(date) }] : []),
              ...days.map((value, at) => ({
                value,
                title: formatDate(value),
                text: [weekdayWord(value), costText(storageCosts[at])].filter(Boolean).join(', '),
              })),
            ]}
          />
          {halves ? (
            <OptionGroup legend="¿A qué hora?" name="horario" value={half} onChange={setHalf} options={halfOptions} />
          ) : null}
          <MailedCode {...mailed} refused={refused}>
            <Button type="submit" variant="primary" busy={move.isPending ? 'Cambiando' : false}>
              {isFirst ? 'Elegir este día' : 'Cambiar la fecha'}
            </Button>
          </MailedCode>
        </Stack>
      </form>
    </Panel>
  );
}
