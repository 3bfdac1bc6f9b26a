import type { QueuedRequest } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { brands } from '@actual/contracts/facts/company/brands';
import { answerHours, requestKindWords, requestStateWords } from '@actual/contracts/facts/delivery/after-sale';
import { storeYear } from '@actual/contracts/store-day';
import { Link, useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatPesos, pieces } from '@actual/ui';
import type { EmptyProps } from '../layout/Empty';
import { ListPage } from '../layout/ListPage';
import { ListRow } from '../layout/ListRow';
import { Note } from '../layout/StaffPage';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { dueWords } from './due-words';
import { hrefOfRequest, hrefOfRequests, type RequestList, type RequestsView, requestsQuery } from './request-queries';
import { stateTones } from './request-words';

const lists: readonly [RequestList, string, EmptyProps][] = [
  [
    'open',
    'Por atender',
    {
      title: 'No hay solicitudes por atender',
      text: 'Aquí llegan las devoluciones, cambios, daños y garantías que piden los clientes desde su pedido. También puedes abrir una por ellos, desde el pedido.',
      next: [
        { to: staffPages.orders.path, words: 'Buscar el pedido' },
        { to: hrefOfRequests({ state: 'ended', page: 1 }), words: 'Ver las cerradas' },
      ],
    },
  ],
  [
    'ended',
    'Cerradas',
    {
      title: 'Todavía no se cierra ninguna solicitud',
      text: 'Aquí queda cómo terminó cada una: devuelta, cambiada, reparada o rechazada.',
      next: [{ to: hrefOfRequests({ state: 'open', page: 1 }), words: 'Ver las que faltan por atender' }],
    },
  ],
];

function Queued({ request }: { request: QueuedRequest }) {
  const { id, folio, kind, state, due, createdAt, orderFolio, site, shopper, amount, waits } = request;
  const clock = due ? dueWords(due) : null;
  return (
    <ListRow>
      <p>
        <Link to={hrefOfRequest(id)}>{`${requestKindWords[kind].name} ${folio}`}</Link>
        <StateTag $tone={stateTones[state]}>{requestStateWords[state]}</StateTag>
        {clock ? <StateTag $tone={clock.isLate ? 'bad' : 'waiting'}>{clock.words}</StateTag> : null}
        {waits && state !== 'reported' ? <StateTag $tone="waiting">Escribió el cliente</StateTag> : null}
      </p>
      <p>
        <Note>{`${shopper} · pedido ${orderFolio} · ${brands[site].name} · ${pieces(request.pieces)}, ${formatPesos(amount)} · ${momentWords(createdAt, storeYear())}`}</Note>
      </p>
    </ListRow>
  );
}

/** `/solicitudes`: buyers' requests after delivery, by when the answer is due. */
export const Component = () => {
  const view = useLoaderData<RequestsView>();
  const { data } = useSuspenseQuery(requestsQuery(useShell().api, view));
  return (
    <ListPage
      label={staffPages.requests.label}
      note={`Devoluciones, cambios, daños y garantías de las tres tiendas. Primero las que esperan respuesta, por su plazo de ${answerHours} horas hábiles.`}
      view={view}
      lists={lists}
      hrefFor={hrefOfRequests}
      total={data.total}
    >
      {data.data.length > 0 ? (
        <ul>
          {data.data.map((request) => (
            <Queued key={request.id} request={request} />
          ))}
        </ul>
      ) : null}
    </ListPage>
  );
};
