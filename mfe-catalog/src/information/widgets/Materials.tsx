import { Anchor, from, type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import sections from '../../../content/secciones.yaml';
import { materialDrawings } from './material-drawings';

const manual = '/manual-de-cuidados-y-recomendaciones/';
const tints = ['var(--c-tint-1)', 'var(--c-tint-2)', 'var(--c-tint-3)', 'var(--c-tint-4)'];

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 12px;
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 28px 20px; }
`;
const Tile = styled(Anchor)`
  display: grid;
  gap: 10px;
  span { ${type('h4')} overflow-wrap: anywhere; }
  &:hover span { text-decoration: underline; text-underline-offset: 4px; }
  svg {
    width: 100%;
    height: auto;
    border-radius: var(--radius-tile);
    fill: none;
    stroke: var(--c-text);
    stroke-width: 1.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
const heavy = new Set(['pintura-electrostatica']);

/** One tile for each material of the manual, with a swatch of it. */
export const Materials = () => (
  <List aria-label="Materiales">
    {sections
      .flatMap(({ pages }) => pages)
      .filter(({ path }) => path.startsWith(manual))
      .map(({ path, title }, at) => {
        const material = path.slice(manual.length);
        return (
          <li key={path}>
            <Tile href={path}>
              <svg
                viewBox="0 0 160 96"
                aria-hidden="true"
                focusable="false"
                style={{ background: tints[at % tints.length] }}
              >
                <path d={materialDrawings[material]} strokeWidth={heavy.has(material) ? 5 : undefined} />
              </svg>
              <span>{title}</span>
            </Tile>
          </li>
        );
      })}
  </List>
);
