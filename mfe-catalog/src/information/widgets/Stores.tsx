import type { Shop } from '@actual/contracts';
import { weekInWords } from '@actual/contracts/facts/company/hours';
import { shopAddress } from '@actual/contracts/facts/company/shop-words';
import { formatDate } from '@actual/contracts/facts/text/written';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { Icon, LinkButton, TextLink, VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { callHref, mapHref } from '../../shops/shop-links';
import { shopsQuery } from '../../shops/shops-query';
import { StoreMap } from './StoreMap';

const List = styled.div`
  display: grid;
  gap: 40px;
`;
const Card = styled.section`
  display: grid;
  gap: 20px;
  padding-top: 24px;
  border-top: var(--rule-strong);
  scroll-margin-top: 24px;
  > h2 { ${type('h2')} }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 32px;
    > h2 { grid-column: 1 / -1; }
  }
`;
const Words = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  address, dl { font-style: normal; }
  dl { display: grid; gap: 12px; }
  dl > div { display: grid; grid-template-columns: 28px minmax(0, 1fr); }
  dt svg { margin-top: 2px; color: var(--c-accent); }
  small { ${type('small')} display: block; color: var(--c-text-2); }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

function Store({ store }: { store: Shop }) {
  const map = mapHref(store);
  return (
    <Card id={store.id} aria-labelledby={`${store.id}-titulo`}>
      <h2 id={`${store.id}-titulo`}>{store.name}</h2>
      <Words>
        <dl>
          <div>
            <dt>
              <Icon name="pin" label="Domicilio" />
            </dt>
            <dd>
              <address>{shopAddress(store)}</address>
              {store.reference ? <small>{store.reference}</small> : null}
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="clock" label="Horario" />
            </dt>
            <dd>
              <span>{weekInWords(store.week)}</span>
              {store.closedDays.map(({ day, reason }) => (
                <small key={day}>{`Cerrada el ${formatDate(day)}: ${reason}`}</small>
              ))}
            </dd>
          </div>
          {store.phones.length > 0 ? (
            <div>
              <dt>
                <Icon name="phone" label="Teléfonos" />
              </dt>
              <dd>
                {store.phones.map((phone, at) => (
                  <span key={phone}>
                    <span>{at > 0 ? ' y ' : ''}</span>
                    <TextLink href={callHref(phone)}>{phone}</TextLink>
                  </span>
                ))}
              </dd>
            </div>
          ) : null}
          {store.offers ? (
            <div>
              <dt>
                <Icon name="store" label="Qué hay" />
              </dt>
              <dd>{store.offers}</dd>
            </div>
          ) : null}
        </dl>
        <Links>
          {map ? (
            <LinkButton href={map} variant="secondary" iconEnd="arrow-out" target="_blank" rel="noreferrer">
              Cómo llegar<VisuallyHidden>{` a ${store.name}`}</VisuallyHidden>
            </LinkButton>
          ) : null}
          {store.tourUrl ? (
            <LinkButton href={store.tourUrl} variant="link" iconEnd="arrow-out" target="_blank" rel="noreferrer">
              Recorrido virtual<VisuallyHidden>{` de ${store.name}`}</VisuallyHidden>
            </LinkButton>
          ) : null}
        </Links>
      </Words>
      {map ? <StoreMap store={store} href={map} /> : null}
    </Card>
  );
}

/** The stores with address, hours, telephones, a tour and a drawn map that asks nobody else for anything. */
export function Stores() {
  const { api, brand } = useShell();
  const { data: stores } = useSuspenseQuery(shopsQuery(api, brand.site));
  return (
    <List>
      {stores.map((store) => (
        <Store key={store.id} store={store} />
      ))}
    </List>
  );
}
