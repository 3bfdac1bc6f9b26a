import type { RefundCase } from '@actual/contracts';
import { isCounterType, paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { formatClabe } from '@actual/contracts/facts/text/written';
import { recordedWords } from '@actual/contracts/recorded-words';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { QuietButton } from '../fields/controls';
import { type CaseColumn, CaseTable } from './CaseTable';
import { CloseForm } from './CloseForm';
import { refundsQuery } from './case-queries';
import { reasonWords } from './case-words';
import { Age, CaseTag, SeenNote, Where } from './cells';
import type { ListProps } from './lists';

const stateWords = { open: 'Por devolver', 'given-back': 'Devuelto', closed: 'Entregado' } as const;

/** The provider's word on the money, and the next step. */
function nextStep(row: RefundCase): { says: string; todo: string } {
  if (row.state !== 'open') return { says: recordedWords(row.lastError ?? ''), todo: 'Nada: el dinero ya volvió.' };
  if (row.goesBackBy === 'store')
    return {
      says: 'Entró a la cuenta o a la caja de la tienda.',
      todo: row.account
        ? `Transfiere a la CLABE ${formatClabe(row.account.clabe)}, a nombre de ${row.account.holder}, y ciérralo con el comprobante.`
        : 'Devuélvelo por transferencia o en mostrador y ciérralo con el comprobante.',
    };
  return row.lastError
    ? { says: recordedWords(row.lastError), todo: 'Si se detuvo, envíalo de nuevo en Envíos detenidos.' }
    : { says: 'Mercado Pago lo está devolviendo.', todo: 'Espera: se cierra solo cuando confirme.' };
}

/** Money that has to go back. */
export function RefundsList({ view, year, now, open, onOpen, onDone, empty }: ListProps) {
  const { api } = useShell();
  const { data } = useSuspenseQuery(refundsQuery(api, view));
  const columns: CaseColumn<RefundCase>[] = [
    { key: 'age', title: 'Espera', cell: ({ createdAt }) => <Age since={createdAt} now={now} year={year} /> },
    {
      key: 'where',
      title: 'Pedido',
      cell: ({ orderId, orderFolio, quotationId, folio }) => (
        <Where orderId={orderId} folio={orderFolio} quotationId={quotationId} quotationFolio={folio} />
      ),
    },
    {
      key: 'shopper',
      title: 'Cliente',
      cell: ({ shopper, email }) => (
        <>
          <span>{shopper ?? '—'}</span>
          <small>{email}</small>
        </>
      ),
    },
    {
      key: 'amount',
      title: 'Monto',
      figures: true,
      cell: ({ amount, type }) => (
        <>
          <span>{formatPesos(amount)}</span>
          <small>{paymentTypeShortName(type)}</small>
        </>
      ),
    },
    {
      key: 'why',
      title: 'Qué pasó',
      wide: true,
      cell: (row) => (
        <>
          <span>{reasonWords(row.reason)}</span>
          <small>{nextStep(row).says}</small>
        </>
      ),
    },
    {
      key: 'todo',
      title: 'Qué hacer',
      wide: true,
      cell: (row) => (row.seen ? <SeenNote seen={row.seen} year={year} /> : nextStep(row).todo),
    },
    {
      key: 'action',
      title: '',
      cell: (row) =>
        row.state === 'open' && row.goesBackBy === 'store' ? (
          <QuietButton type="button" aria-expanded={open === row.paymentId} onClick={() => onOpen(row.paymentId)}>
            Cerrar
          </QuietButton>
        ) : (
          <CaseTag $tone={row.state === 'open' ? 'open' : 'done'}>{stateWords[row.state]}</CaseTag>
        ),
    },
  ];
  return (
    <CaseTable
      caption="Dinero por devolver"
      rows={data.data}
      columns={columns}
      idOf={({ paymentId }) => paymentId}
      open={open}
      empty={empty}
      form={({ paymentId, amount, type }) => (
        <CloseForm
          label={`¿Cómo se devolvieron ${formatPesos(amount)}?`}
          placeholder="Ej. Transferencia del 21/nov, rastreo 4471"
          consequence="Queda con tu nombre y la hora. No mueve dinero: escribe lo que ya se hizo."
          done="Caso cerrado"
          option={isCounterType(type) ? 'Salió de la caja: baja lo que debe haber en el corte' : undefined}
          send={(note, fromDrawer) =>
            api('POST /payment/refundcases/{id}/close', { params: { id: paymentId }, body: { note, fromDrawer } })
          }
          onClose={onDone}
        />
      )}
    />
  );
}
