import type { OfferPackage } from '@actual/contracts';
import { useShell, useSuspenseQuery, useTrackView } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Breadcrumbs, Container, EmptyState, LinkButton } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Head } from '../shared/head';
import { ListTitle } from '../shared/ListTitle';
import { grantOf, keepGrant } from './grants';
import { offersQuery } from './offer-queries';
import { PackageCard } from './PackageCard';
import { PackagePassword } from './PackagePassword';

/** Packages that anybody may buy, then a line for each that opens with a password. */
const Lists = styled.div`
  display: grid;
  gap: 40px;
  margin: 8px 0 var(--gap-section);
`;
const Grid = styled.ul`
  display: grid;
  gap: 32px var(--gap-card);
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  &:has(> :only-child) { grid-template-columns: minmax(0, 1fr); }
`;

interface OffersPageProps {
  title: string;
  text: string;
  path: string;
  desarrollos: boolean;
}

function OffersPage({ title, text, path, desarrollos }: OffersPageProps) {
  const { api } = useShell();
  const { data: packages } = useSuspenseQuery(offersQuery(api, desarrollos));
  const [grants, setGrants] = useState<Record<string, string | undefined>>(() =>
    Object.fromEntries(packages.map(({ id }) => [id, grantOf(id)])),
  );
  const isOpen = ({ id, locked: isLocked }: OfferPackage) => !isLocked || grants[id] !== undefined;
  const open = packages.filter(isOpen);
  const locked = packages.filter((one) => !isOpen(one));
  useTrackView(path, () => ({ name: 'view_promotion', params: { item_list_id: path.slice(1) } }));
  return (
    <Container>
      <Head title={title} description={text} canonical={path} noIndex={desarrollos} />
      <Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: title }]} />
      <ListTitle title={title} text={text} />
      {packages.length === 0 ? (
        <EmptyState
          illustration="waiting"
          title="Por ahora no hay paquetes"
          text="Estamos preparando los siguientes. Mientras tanto, mira las piezas con descuento."
          action={<LinkButton href="/search?sortkey=slowmovement">Ver promociones</LinkButton>}
        />
      ) : (
        <Lists>
          {open.length > 0 ? (
            <Grid aria-label="Paquetes">
              {open.map((one, at) => (
                <li key={one.id}>
                  <PackageCard
                    offer={one}
                    grant={grants[one.id]}
                    priority={at < 3}
                    alone={open.length === 1}
                    onOver={() => setGrants({ ...grants, [one.id]: undefined })}
                  />
                </li>
              ))}
            </Grid>
          ) : null}
          {locked.length > 0 ? (
            <ul aria-label="Paquetes con contraseña">
              {locked.map((one) => (
                <li key={one.id}>
                  <article aria-label={one.name}>
                    <PackagePassword
                      offer={one}
                      onOpen={(given) => {
                        keepGrant(one.id, given);
                        setGrants({ ...grants, [one.id]: given.grant });
                      }}
                    />
                  </article>
                </li>
              ))}
            </ul>
          ) : null}
        </Lists>
      )}
    </Container>
  );
}

/** `/ofertas`: packages to add to the quotation in one go. */
export const Offers = () => (
  <OffersPage
    title="Ofertas"
    text="Paquetes completos, con el precio de todas sus piezas y el día en que llegan juntas."
    path="/ofertas"
    desarrollos={false}
  />
);

/** `/atenciondesarrollos`: the packages agreed with housing developments. */
export const Desarrollos = () => (
  <OffersPage
    title="Atención a desarrollos"
    text="Paquetes para desarrollos inmobiliarios. Pide la contraseña del tuyo a tu asesor de proyectos."
    path="/atenciondesarrollos"
    desarrollos
  />
);
