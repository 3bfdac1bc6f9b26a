import { useBrand, useQuery, useShell } from '@actual/shell-contract';
import { Anchor, from, type } from '@actual/themes-contract';
import { Section } from '@actual/ui';
import styled from 'styled-components';
import { agesQuery } from './home-queries';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--gap-card);
  ${from.desktop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;
const Tile = styled.li<{ $tint: number }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 12px;
  overflow: hidden;
  background: ${({ $tint }) => `var(--c-tint-${$tint})`};
  border-radius: var(--radius-tile);
  > div { padding: 20px 20px 0; }
  h3 { ${type('h4')} }
  p { ${type('small')} color: var(--c-text-2); }
  a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  > svg { width: 100%; height: auto; aspect-ratio: 2; align-self: end; }
`;

/** «Compra por edad»: a tile with an animal for each age that the catalog has furniture for. */
export function Ages() {
  const { api } = useShell();
  const { ages = [] } = useBrand();
  const { data } = useQuery({ ...agesQuery(api), enabled: ages.length > 0 });
  const shown = ages.filter(({ value }) => data?.includes(value));
  if (shown.length === 0) return null;
  return (
    <Section title="Compra por edad" far={[640, 380]}>
      <Tiles>
        {shown.map(({ value, title, text, Drawing }, at) => (
          <Tile key={value} $tint={((at + 2) % 4) + 1}>
            <div>
              <h3>
                <Anchor href={`/search?edad=${value}`}>{title}</Anchor>
              </h3>
              <p>{text}</p>
            </div>
            <Drawing />
          </Tile>
        ))}
      </Tiles>
    </Section>
  );
}
