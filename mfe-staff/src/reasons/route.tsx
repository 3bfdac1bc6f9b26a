import type { ReasonsReport } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { answerHours, reasonOf, requestKindWords } from '@actual/contracts/facts/delivery/after-sale';
import { formatNumber } from '@actual/contracts/facts/text/written';
import { useLoaderData, usePendingLocation, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { styled } from 'styled-components';
import { reasonWords } from '../cases/case-words';
import { daysWords, rangeWords } from '../dashboard/dashboard-words';
import { Periods } from '../dashboard/Periods';
import { Empty } from '../layout/Empty';
import { Facts } from '../layout/Facts';
import { Column, Note, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { shareWords, sumOf } from '../reports/sums';
import type { ReasonsView } from './loader';
import { ReasonTable } from './ReasonTable';
import { hrefOfReasons, reasonsQuery } from './reason-queries';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const { label } = staffPages.reasons;
const share = (part: number, whole: number): string => shareWords(part, whole) ?? '—';

/** Six figures: how much was asked for and canceled, how fast the store answered, what went back. */
function figuresOf({ requests, answers, refunded, cancellations, canceled }: ReasonsReport) {
  const answered = answers.onTime + answers.late;
  return [
    { label: 'Solicitudes', value: formatNumber(requests) },
    {
      label: 'Respondidas a tiempo',
      value: answered > 0 ? share(answers.onTime, answered) : '—',
      note: answers.late > 0 ? `${formatNumber(answers.late)} tarde` : null,
    },
    {
      label: 'Tiempo de respuesta',
      value: daysWords(answers.days),
      note: answers.waiting > 0 ? `${formatNumber(answers.waiting)} en plazo` : null,
    },
    { label: 'Devuelto por solicitudes', value: formatPesos(refunded) },
    { label: 'Cancelaciones', value: formatNumber(cancellations) },
    { label: 'Devuelto por cancelar', value: formatPesos(canceled) },
  ];
}

/** `/reports/reasons`: why pieces were asked back or canceled, which ones and from where, in some days. */
export const Component = () => {
  const { period, days } = useLoaderData<ReasonsView>();
  const { api } = useShell();
  const { data } = useSuspenseQuery(reasonsQuery(api, days));
  const waiting = usePendingLocation()?.pathname === staffPages.reasons.path;
  const { requests, cancellations, byReason, byCancellation, byProduct, byWarehouse, byCarrier } = data;
  const pieces = sumOf(byProduct, (one) => one.requestedPieces + one.canceledPieces);
  const deliverers = [
    ['Almacenes que entregaron', 'Almacén', 'Sin almacén conocido', byWarehouse],
    ['Paqueterías que entregaron', 'Paquetería', 'Sin paquetería anotada', byCarrier],
  ] as const;
  return (
    <StaffPage title={label}>
      <Column>
        <Head>
          <PageTitle>Motivos de solicitudes y cancelaciones</PageTitle>
          <Note>{rangeWords(days)}</Note>
          <Periods now={period} hrefFor={hrefOfReasons} />
        </Head>
        <Facts
          even
          label={`Solicitudes y cancelaciones, ${rangeWords(days)}`}
          waiting={waiting}
          facts={figuresOf(data)}
        />
        <Note>
          {`Solicitudes hechas y artículos cancelados en estos días, de las tres tiendas. A tiempo: respondidas en ${answerHours} horas hábiles.`}
        </Note>
        {requests + cancellations === 0 ? (
          <Sheet>
            <Empty
              title="Nadie pidió ni canceló nada en estos días"
              text="Aquí se ve por qué se devuelve, se cambia o se cancela: con qué motivos, de qué productos y desde qué almacén o paquetería."
              next={[
                ...(period === 'trimestre'
                  ? []
                  : [{ to: hrefOfReasons('trimestre'), words: 'Ver los últimos 90 días' }]),
                { to: staffPages.requests.path, words: 'Ir a Solicitudes' },
              ]}
            />
          </Sheet>
        ) : (
          <>
            <ReasonTable
              title="Motivos de las solicitudes"
              texts={2}
              heads={['Motivo', 'Tipo', 'Solicitudes', 'Parte', 'Devuelto']}
              empty="Nadie pidió nada en estos días."
              rows={byReason.map(({ kind, reason, requests: count, refunded }) => [
                `${kind} ${reason}`,
                reasonOf(kind, reason)?.words ?? reason,
                requestKindWords[kind].name,
                formatNumber(count),
                share(count, requests),
                formatPesos(refunded),
              ])}
            />
            <ReasonTable
              title="Motivos de las cancelaciones"
              texts={2}
              heads={['Motivo', 'Quién', 'Cancelaciones', 'Parte', 'Devuelto']}
              empty="Nadie canceló en estos días."
              rows={byCancellation.map(({ byBuyer, reason, cancellations: count, canceled }) => [
                `${byBuyer} ${reason}`,
                reasonWords(reason),
                byBuyer ? 'Cliente' : 'Tienda',
                formatNumber(count),
                share(count, cancellations),
                formatPesos(canceled),
              ])}
            />
            <ReasonTable
              title="Productos"
              texts={2}
              heads={['Producto', 'Código', 'Solicitudes', 'Piezas pedidas', 'Piezas canceladas', 'Parte']}
              empty="Ningún producto en estos días."
              rows={byProduct.map(({ itemCode, name, requests: count, requestedPieces, canceledPieces }) => [
                itemCode,
                name,
                itemCode,
                formatNumber(count),
                formatNumber(requestedPieces),
                formatNumber(canceledPieces),
                share(requestedPieces + canceledPieces, pieces),
              ])}
            />
            {deliverers.map(([title, head, nobody, rows]) => (
              <ReasonTable
                key={head}
                title={title}
                heads={[head, 'Solicitudes', 'Parte', 'Por daño', 'Respondidas tarde']}
                empty="Ninguna solicitud en estos días."
                rows={rows.map(({ code, name, requests: count, damaged, late }) => [
                  code || 'none',
                  name || nobody,
                  formatNumber(count),
                  share(count, requests),
                  formatNumber(damaged),
                  formatNumber(late),
                ])}
              />
            ))}
          </>
        )}
      </Column>
    </StaffPage>
  );
};
