import { from, type } from '@actual/themes-contract';
import { Icon, LinkButton, TextLink, VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import stores from '../../../content/tiendas.yaml';
import type { StoreFacts } from '../content';
import { callHref, mapHref } from '../store-links';
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
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 32px; }
`;
const Words = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  h2 { ${type('h2')} }
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

function Store({ store }: { store: StoreFacts }) {
  return (
    <Card id={store.id} aria-labelledby={`${store.id}-titulo`}>
      <Words>
        <h2 id={`${store.id}-titulo`}>{store.ciudad}</h2>
        <dl>
          <div>
            <dt>
              <Icon name="pin" label="Domicilio" />
            </dt>
            <dd>
              <address>{`${store.calle}, C.P. ${store['codigo-postal']}, ${store.ciudad}, ${store.estado}`}</address>
              <small>{store.referencia}</small>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="clock" label="Horario" />
            </dt>
            <dd>{store.horario}</dd>
          </div>
          <div>
            <dt>
              <Icon name="phone" label="Teléfonos" />
            </dt>
            <dd>
              {store.telefonos.map((phone, at) => (
                <span key={phone}>
                  <span>{at > 0 ? ' y ' : ''}</span>
                  <TextLink href={callHref(phone)}>{phone}</TextLink>
                </span>
              ))}
            </dd>
          </div>
        </dl>
        <Links>
          <LinkButton href={mapHref(store)} variant="secondary" iconEnd="arrow-out" target="_blank" rel="noreferrer">
            Cómo llegar<VisuallyHidden>{` a ${store.ciudad}`}</VisuallyHidden>
          </LinkButton>
          <LinkButton href={store.recorrido} variant="link" iconEnd="arrow-out" target="_blank" rel="noreferrer">
            Recorrido virtual<VisuallyHidden>{` de ${store.ciudad}`}</VisuallyHidden>
          </LinkButton>
        </Links>
      </Words>
      <StoreMap store={store} href={mapHref(store)} />
    </Card>
  );
}

/** The stores with address, hours, telephones, a tour and a drawn map that asks nobody else for anything. */
export const Stores = () => (
  <List>
    {stores.map((store) => (
      <Store key={store.id} store={store} />
    ))}
  </List>
);
