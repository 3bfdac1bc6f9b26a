import type { ListedDelivery } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { brands } from '@actual/contracts/facts/company/brands';
import { resolutionWords } from '@actual/contracts/facts/delivery/after-sale';
import { afterDay } from '@actual/contracts/facts/delivery/day-halves';
import { deliveryStates, deliveryStateWords } from '@actual/contracts/facts/delivery/deliveries';
import { pageSize } from '@actual/contracts/facts/page-size';
import { formatDate } from '@actual/contracts/facts/text/written';
import { Link, useLoaderData, useNavigate, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { pieces } from '@actual/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Field, PrimaryButton, Select } from '../fields/controls';
import { DeskObject } from '../layout/DeskParts';
import { Empty } from '../layout/Empty';
import { ListRow } from '../layout/ListRow';
import { Pagination } from '../layout/Pagination';
import { Column, Foot, Note, narrow, PageTitle, Sheet } from '../layout/StaffPage';
import { DayField } from '../reports/DayField';
import { StateTag } from '../reports/StateTag';
import { DelayDelivery } from './DelayDelivery';
import { DeliverySteps } from './DeliverySteps';
import { type DeliveriesView, deliveriesQuery, hrefOfDeliveries, readDeliveries } from './delivery-queries';
import { deliveryTones } from './step-words';

const Filters = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  ${narrow} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

function Listed({ delivery }: { delivery: ListedDelivery }) {
  const { orderId, folio, site, client, day, half, state, waits, guide, zipCode, municipality, warehouse, request } =
    delivery;
  const place = [`C.P. ${zipCode}`, municipality].filter(Boolean).join(' ');
  const more = [guide, warehouse && `almacén ${warehouse}`].filter(Boolean);
  return (
    <ListRow>
      <p>
        <Link to={`/checkout/order/${orderId}`}>{`Pedido ${folio}`}</Link>
        <StateTag $tone={deliveryTones[state]}>{deliveryStateWords[state]}</StateTag>
        {waits ? <StateTag $tone="waiting">Espera al comprador</StateTag> : null}
      </p>
      <p>
        <Note>
          {[
            `${client}${afterDay(half)}`,
            request && `${resolutionWords[request.resolution]}, solicitud ${request.folio}`,
            waits && `llega antes del ${formatDate(day)}`,
            pieces(delivery.pieces),
            place,
            brands[site].name,
            ...more,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Note>
      </p>
      <DeliverySteps orderId={orderId} folio={folio} delivery={delivery} />
    </ListRow>
  );
}

/** `/entregas`: the deliveries of a day, for the warehouse, each with its state and the next ones. */
export const Component = () => {
  const view = useLoaderData<DeliveriesView>();
  const { data } = useSuspenseQuery(deliveriesQuery(useShell().api, view));
  const prepared = data.data.filter(({ state, request }) => state === 'preparing' && !request);
  const filtered = view.warehouse !== '' || view.state !== '';
  const next = new Date(Date.parse(`${view.day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const navigate = useNavigate();
  const { label, path } = staffPages.deliveries;
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, text]) => [name, String(text)]),
    );
    void navigate(hrefOfDeliveries(readDeliveries(asked)));
  };
  return (
    <DeskObject title={label}>
      <Column>
        <PageTitle>{label}</PageTitle>
        <Note>
          {view.state === 'waiting'
            ? 'Lo que la tienda retrasó y espera que el comprador elija, de cualquier día.'
            : `Lo que llega antes del ${formatDate(view.day)}, de las tres tiendas. Anota cada entrega cuando sale y cuando llega: el comprador lo ve en su pedido y recibe un correo.`}
        </Note>
        <Filters key={hrefOfDeliveries(view)} method="get" action={path} onSubmit={open}>
          <DayField label="Día" name="dia" day={view.day} />
          <Field>
            Almacén
            <Select name="almacen" defaultValue={view.warehouse}>
              <option value="">Todos</option>
              {data.warehouses.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field>
            Estado
            <Select name="estado" defaultValue={view.state}>
              <option value="">Todos</option>
              {deliveryStates.map((state) => (
                <option key={state} value={state}>
                  {deliveryStateWords[state]}
                </option>
              ))}
              <option value="waiting">Retrasada, espera al comprador</option>
            </Select>
          </Field>
          <PrimaryButton type="submit">Ver</PrimaryButton>
        </Filters>
        {view.warehouse && view.state !== 'waiting' && prepared.length > 1 ? (
          <DelayDelivery
            day={view.day}
            orders={prepared}
            words={`No salen a tiempo las ${prepared.length} en preparación`}
          />
        ) : null}
        <Sheet>
          {data.data.length > 0 ? (
            <ul>
              {data.data.map((delivery) => (
                <Listed
                  key={`${delivery.orderId} ${delivery.day} ${delivery.state} ${delivery.request?.id ?? ''}`}
                  delivery={delivery}
                />
              ))}
            </ul>
          ) : (
            <Empty
              title={
                view.state === 'waiting'
                  ? 'Ningún comprador tiene que elegir día'
                  : `No hay entregas ${filtered ? 'así ' : ''}el ${formatDate(view.day)}`
              }
              text="Aquí salen los pedidos que llegan ese día, para anotar cuándo salen y cuándo los reciben."
              next={[
                filtered
                  ? {
                      to: hrefOfDeliveries({ ...view, warehouse: '', state: '', page: 1 }),
                      words: 'Quitar los filtros',
                    }
                  : { to: hrefOfDeliveries({ ...view, day: next, page: 1 }), words: `Ver el ${formatDate(next)}` },
                { to: staffPages.promises.path, words: 'Ver promesas en riesgo' },
              ]}
            />
          )}
          {data.total > pageSize ? (
            <Foot>
              <Note>{`${data.total} en total`}</Note>
              <Pagination
                page={view.page}
                pages={Math.ceil(data.total / pageSize)}
                hrefFor={(page) => hrefOfDeliveries({ ...view, page })}
              />
            </Foot>
          ) : null}
        </Sheet>
      </Column>
    </DeskObject>
  );
};
