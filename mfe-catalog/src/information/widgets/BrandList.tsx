import { useShell } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { LinkButton, Panel } from '@actual/ui';
import { styled } from 'styled-components';
import facts from '../../../content/datos.yaml';

const List = styled.ul`
  display: grid;
  gap: 16px;
`;
const Card = styled(Panel)`
  display: grid;
  gap: 10px 32px;
  align-items: center;
  h2 { ${type('h3')} }
  p { color: var(--c-text-2); max-width: 29em; }
  > :last-child { justify-self: start; margin-top: 8px; }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :last-child { grid-area: 1 / 2 / span 2; margin: 0; }
  }
`;

/** The three brands, each with the way to its store. */
export function BrandList() {
  const { brand, frame } = useShell();
  return (
    <List>
      {(frame?.siblings ?? []).map(({ site, name, href }) => (
        <Card as="li" key={site} tone={site === brand.site ? 'accent' : 'surface'}>
          <h2>{`Actual ${name}`}</h2>
          <p>{facts[site]?.presentacion}</p>
          {site === brand.site ? (
            <p>Estás aquí.</p>
          ) : (
            <LinkButton href={href} variant="secondary">{`Visitar Actual ${name}`}</LinkButton>
          )}
        </Card>
      ))}
    </List>
  );
}
