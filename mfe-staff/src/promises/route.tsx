import type { PromiseAtRisk } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { brands } from '@actual/contracts/facts/company/brands';
import { type PromiseRisk, promiseMonths, riskBusinessDays } from '@actual/contracts/facts/delivery/promises';
import { pageSize } from '@actual/contracts/facts/page-size';
import { countWords, formatDate } from '@actual/contracts/facts/text/written';
import { Link, useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { pieces } from '@actual/ui';
import { Empty } from '../layout/Empty';
import { ListRow } from '../layout/ListRow';
import { Pagination } from '../layout/Pagination';
import { Column, Foot, Note, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { orderNoun } from '../orders/order-words';
import { ExportBar } from '../reports/export/ExportBar';
import { StateTag } from '../reports/StateTag';
import { MonthTable } from './MonthTable';
import { hrefOfPromises, promisesQuery } from './promise-queries';

const riskWords: Readonly<Record<PromiseRisk, string>> = {
  'not-in-erp': 'Todavía no está en SAP',
  'pieces-missing': 'Faltan piezas',
  'pieces-late': 'La compra llega tarde',
};

function AtRisk({ promise }: { promise: PromiseAtRisk }) {
  const { orderId, folio, site, client, day, risks } = promise;
  return (
    <ListRow>
      <p>
        <Link to={`/checkout/order/${orderId}`}>{`Pedido ${folio}`}</Link>
        {risks.map((risk) => (
          <StateTag key={risk} $tone="bad">
            {riskWords[risk]}
          </StateTag>
        ))}
      </p>
      <p>
        <span>
          <span>{`Llega antes del ${formatDate(day)}`}</span>
          <Note>{` · ${pieces(promise.pieces)} · ${client} · ${brands[site].name}`}</Note>
        </span>
      </p>
    </ListRow>
  );
}

/** `/promesas`: days that were promised and may not be kept, soonest first, and how they were kept by month. */
export const Component = () => {
  const { page } = useLoaderData<{ page: number }>();
  const { api } = useShell();
  const { data } = useSuspenseQuery(promisesQuery(api, page));
  const { label } = staffPages.promises;
  const { orders: ids } = data;
  return (
    <StaffPage title={label}>
      <Column>
        <PageTitle>{label}</PageTitle>
        <Note>
          {`Entregas prometidas de las tres tiendas que están en riesgo: faltan piezas, su compra llega el mismo día o después, o el pedido no está en SAP a ${countWords(riskBusinessDays, 'día hábil', 'días hábiles')}.`}
        </Note>
        {ids.length > 0 ? (
          <ExportBar
            report="orders"
            noun={orderNoun}
            begin={(format, idempotencyKey) =>
              api('POST /order/all/export', { body: { ids, format } }, { idempotencyKey })
            }
          />
        ) : null}
        <Sheet>
          {data.data.length > 0 ? (
            <ul>
              {data.data.map((promise) => (
                <AtRisk key={`${promise.orderId} ${promise.day}`} promise={promise} />
              ))}
            </ul>
          ) : (
            <Empty
              title="Ninguna promesa está en riesgo"
              text="Aquí sale cada entrega que quizá no llegue a su día, la más próxima primero, para avisar al cliente antes de que pregunte."
              next={[{ to: staffPages.deliveries.path, words: 'Ver las entregas de hoy' }]}
            />
          )}
          {data.total > pageSize ? (
            <Foot>
              <Note>{`${data.total} en total`}</Note>
              <Pagination page={page} pages={Math.ceil(data.total / pageSize)} hrefFor={hrefOfPromises} />
            </Foot>
          ) : null}
        </Sheet>
        {data.months.length > 0 ? (
          <Note>
            {`Artículos vendidos en cada mes, de los últimos ${promiseMonths}: los que conservan el día prometido o uno anterior, los que el cliente pasó a un día posterior y los que la tienda retrasó.`}
          </Note>
        ) : null}
        <MonthTable months={data.months} />
      </Column>
    </StaffPage>
  );
};
