import { useShell, useSuspenseQuery, useTrackView } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Breadcrumbs, Container, EmptyState, LinkButton } from '@actual/ui';
import styled from 'styled-components';
import { Head } from '../shared/head';
import { ListingHead } from '../shared/ListingHead';
import { offersQuery } from './offer-queries';
import { PackageCard } from './PackageCard';

const Grid = styled.ul`
  display: grid;
  gap: 32px var(--gap-card);
  margin: 8px 0 var(--gap-section);
  padding: 0;
  list-style: none;
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
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
  useTrackView(path, () => ({ name: 'view_promotion', params: { item_list_id: path.slice(1) } }));
  return (
    <Container>
      <Head title={title} description={text} canonical={path} noIndex={desarrollos} />
      <Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: title }]} />
      <ListingHead title={title} text={text} />
      {packages.length === 0 ? (
        <EmptyState
          illustration="waiting"
          title="Por ahora no hay paquetes"
          text="Estamos preparando los siguientes. Mientras tanto, mira las piezas con descuento."
          action={<LinkButton href="/search?sortkey=slowmovement">Ver promociones</LinkButton>}
        />
      ) : (
        <Grid aria-label="Paquetes">
          {packages.map((one, at) => (
            <li key={one.id}>
              <PackageCard offer={one} priority={at < 3} />
            </li>
          ))}
        </Grid>
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
