import type { Discrepancy } from '@actual/contracts';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { QuietButton } from '../fields/controls';
import { momentWords } from '../reports/moment-words';
import { type CaseColumn, CaseTable } from './CaseTable';
import { CloseForm } from './CloseForm';
import { discrepanciesQuery } from './case-queries';
import { factsOf, kindWords, whatToDo } from './case-words';
import { Age, CaseTag, SeenNote, Where } from './cells';
import type { ListProps } from './lists';

/** Where provider, orders, ledgers, ERP and stock say different things. */
export function DiscrepanciesList({ view, year, now, open, onOpen, onDone, empty }: ListProps) {
  const { api } = useShell();
  const { data } = useSuspenseQuery(discrepanciesQuery(api, view));
  const columns: CaseColumn<Discrepancy>[] = [
    { key: 'age', title: 'Desde hace', cell: ({ firstSeen }) => <Age since={firstSeen} now={now} year={year} /> },
    { key: 'kind', title: 'Tipo', cell: ({ kind }) => kindWords[kind] ?? kind },
    {
      key: 'where',
      title: 'Pedido',
      cell: ({ shopper, ...row }) => (
        <>
          <Where {...row} />
          <small>{shopper}</small>
        </>
      ),
    },
    {
      key: 'what',
      title: 'Qué no coincide',
      wide: true,
      cell: ({ sentence, kind, detail, subject, orderId, quotationId }) => (
        <>
          <span>{sentence}</span>
          {factsOf(kind, detail).map(([term, value]) => (
            <small key={term}>{`${term}: ${value}`}</small>
          ))}
          {orderId || quotationId ? null : <small>{`Existencia: ${subject}`}</small>}
        </>
      ),
    },
    {
      key: 'todo',
      title: 'Qué hacer',
      wide: true,
      cell: ({ kind, seen, resolved }) => {
        if (seen) return <SeenNote seen={seen} year={year} />;
        return resolved ? `Volvió a coincidir el ${momentWords(resolved, year)}` : (whatToDo[kind] ?? 'Revísalo');
      },
    },
    {
      key: 'action',
      title: '',
      cell: ({ id, resolved, seen }) =>
        resolved || seen ? (
          <CaseTag $tone={resolved ? 'done' : 'plain'}>{resolved ? 'Coincide' : 'Atendida'}</CaseTag>
        ) : (
          <QuietButton type="button" aria-expanded={open === String(id)} onClick={() => onOpen(String(id))}>
            Atender
          </QuietButton>
        ),
    },
  ];
  return (
    <CaseTable
      caption="Diferencias"
      rows={data.data}
      columns={columns}
      idOf={({ id }) => String(id)}
      open={open}
      empty={empty}
      form={({ id }) => (
        <CloseForm
          label="¿Qué se encontró?"
          placeholder="Ej. El cliente pagó dos veces; se devolvió el segundo"
          consequence="Queda con tu nombre y la hora. Si las dos partes coinciden y vuelven a diferir, se abre otra vez."
          done="Diferencia atendida"
          send={(note) => api('POST /payment/breaks/{id}/close', { params: { id }, body: { note } })}
          onClose={onDone}
        />
      )}
    />
  );
}
