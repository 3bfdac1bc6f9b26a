import type { DeadLetter } from '@actual/contracts';
import { recordedWords } from '@actual/contracts/recorded-words';
import { useShell, useSuspenseQuery, useToast } from '@actual/shell-contract';
import { formatNumber } from '@actual/ui';
import { QuietButton } from '../fields/controls';
import { useAction } from '../fields/use-action';
import { type CaseColumn, CaseTable } from './CaseTable';
import { deadLettersQuery } from './case-queries';
import { outboxWords, refusedWords } from './case-words';
import { Age, Where } from './cells';
import type { ListProps } from './lists';

/** Mail, ERP orders and refunds that were given up; each can be tried again, once per press. */
export function DeadLettersList({ view, year, now, onDone, empty }: ListProps) {
  const { api } = useShell();
  const toast = useToast();
  const { data } = useSuspenseQuery(deadLettersQuery(api, view));
  const again = useAction<unknown, unknown, number>({
    mutationFn: (id) => api('POST /payment/parked/{id}/again', { params: { id } }),
    onSuccess: () => {
      toast({ tone: 'success', title: 'Se está enviando de nuevo' });
      onDone();
    },
    onError: (error) => toast({ tone: 'error', title: refusedWords(error) }),
  });
  const columns: CaseColumn<DeadLetter>[] = [
    { key: 'age', title: 'Detenido hace', cell: ({ parkedAt }) => <Age since={parkedAt} now={now} year={year} /> },
    { key: 'kind', title: 'Qué es', cell: ({ kind }) => outboxWords[kind] ?? kind },
    { key: 'where', title: 'Pedido', cell: (row) => <Where {...row} /> },
    {
      key: 'why',
      title: 'Motivo',
      wide: true,
      cell: ({ lastError }) => (lastError ? recordedWords(lastError) : 'Sin motivo'),
    },
    {
      key: 'tries',
      title: 'Intentos',
      figures: true,
      label: true,
      cell: ({ attempts }) => formatNumber(attempts),
    },
    {
      key: 'action',
      title: '',
      cell: ({ id }) => (
        <QuietButton
          type="button"
          aria-busy={again.isPending && again.variables === id}
          onClick={() => again.mutate(id)}
        >
          {again.isPending && again.variables === id ? 'Enviando' : 'Enviar de nuevo'}
        </QuietButton>
      ),
    },
  ];
  return (
    <CaseTable
      caption="Envíos detenidos"
      rows={data.data}
      columns={columns}
      idOf={({ id }) => String(id)}
      open={null}
      form={() => null}
      empty={empty}
    />
  );
}
