import type { CategoryTile as Tile } from '@actual/contracts';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Anchor, from, type } from '@actual/themes-contract';
import { Container, ProductPicture, pieces } from '@actual/ui';
import styled from 'styled-components';
import { categoryTreeQuery } from '../home/home-queries';
import { Head } from '../shared/head';
import { KioskPage } from './KioskPage';

/** The six ways into the catalog that a kiosk shows (shopping 2). */
const handles = ['recamaras', 'salas', 'mesas-de-comedor', 'muebles-de-jardin', 'almacenaje', 'decoracion'];

const Title = styled.h1`
  ${type('h1')}
  padding-block: 28px 20px;
  text-wrap: balance;
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--gap-card);
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
const Door = styled(Anchor)`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  min-height: min(34dvh, 420px);
  padding: min(20px, 4vw);
  background: var(--c-tile);
  border-radius: var(--radius-tile);
  > span:first-child { --picture-scale: 1.1; --picture-pad: 0; min-height: 120px; aspect-ratio: auto; }
  strong { ${type('h2')} display: block; @media (max-width: 480px) { font-size: 6vw; line-height: 1.2; } }
  small { ${type('body')} color: var(--c-text-2); }
  &:hover strong, &:focus-visible strong { text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 2px; }
`;

/** The named categories the site has; a site without them shows its own first ones. */
function sixOf(tree: (Tile & { Childs: Tile[] })[]): Tile[] {
  const known = new Map(tree.flatMap((main) => [main, ...main.Childs]).map((one) => [one.Handle, one]));
  const named = handles.flatMap((handle) => known.get(handle) ?? []);
  const own = tree.length > 2 ? tree : tree.flatMap(({ Childs }) => Childs);
  const others = own.filter((one) => !named.includes(one) && one.picture !== null);
  return [...named, ...others].slice(0, handles.length);
}

/** `/display`: the kiosk's six tiles. */
export function Display() {
  const { api, brand } = useShell();
  const { data } = useSuspenseQuery(categoryTreeQuery(api, brand.site));
  return (
    <KioskPage>
      <Container>
        <Head
          title="Catálogo en tienda"
          description="Explora el catálogo desde la tienda: precios, meses sin intereses y fecha de entrega."
          noIndex
        />
        <Title>¿Qué espacio quieres amueblar?</Title>
        <Grid>
          {sixOf(data).map((category, at) => (
            <li key={category.id}>
              <Door href={`/category/${category.Handle}`}>
                <ProductPicture
                  stem={category.picture ?? ''}
                  alt=""
                  priority={at < 3}
                  sizes="(min-width: 721px) 33vw, 50vw"
                />
                <span>
                  <strong>{category.Name}</strong>
                  <small>{pieces(category.productCount)}</small>
                </span>
              </Door>
            </li>
          ))}
        </Grid>
      </Container>
    </KioskPage>
  );
}
