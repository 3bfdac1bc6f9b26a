import { bestSellersShown } from '@actual/contracts/facts/catalog/shown-counts';
import { useQuery, useShell } from '@actual/shell-contract';
import { Anchor, from, lowWindow, type } from '@actual/themes-contract';
import { Price, Thumb } from '@actual/ui';
import styled from 'styled-components';
import { categoryBestSellersQuery } from './best-sellers';

const Strip = styled.section`
  margin-bottom: 24px;
  h2 { ${type('h4')} margin-bottom: 12px; }
  ${from.desktop} { margin-bottom: 32px; }
  /* beside its title, for the list to begin in sight */
  ${lowWindow} {
    display: grid;
    grid-template-columns: 132px minmax(0, 1fr);
    align-items: center;
    margin-bottom: 16px;
    h2 { margin: 0; }
  }
`;
const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 236px;
  gap: 12px var(--gap-card);
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  margin-inline: calc(-1 * var(--margin));
  padding: 4px var(--margin);
  scroll-padding-inline: var(--margin);
  ${from.desktop} {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin-inline: 0;
    padding: 4px 0;
  }
`;
const Piece = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  scroll-snap-align: start;
  > div { min-width: 0; }
  /* the longest names end in dots: the list is what the page is for */
  a {
    ${type('ui')}
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-wrap: pretty;
  }
  a::after { content: ''; position: absolute; inset: 0; }
  a:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
`;

/** The category's best sellers in one line before the list, which begins with the lowest price. */
export function BestSellers({ category }: { category: string }) {
  const { api } = useShell();
  const { data = [] } = useQuery(categoryBestSellersQuery(api, category));
  if (data.length < bestSellersShown) return null;
  return (
    <Strip aria-labelledby="mas-vendido">
      <h2 id="mas-vendido">Lo más vendido</h2>
      <List>
        {data.map(({ id, url, name, picture, price, before }) => (
          <Piece key={id}>
            <Thumb stem={picture} size={64} />
            <div>
              <Anchor href={url}>{name}</Anchor>
              <Price size="s" price={price} before={before ?? undefined} />
            </div>
          </Piece>
        ))}
      </List>
    </Strip>
  );
}
