import type { CategoryTile as Tile } from '@actual/contracts';
import { from } from '@actual/themes-contract';
import { CategoryTile, ChildCategories } from '@actual/ui';
import styled from 'styled-components';

const Tiles = styled.div`
  margin-bottom: 24px;
  ${from.desktop} { margin-bottom: 32px; }
`;

/** The categories below the one that is shown. */
export const ChildTiles = ({ categories }: { categories: readonly Tile[] }) => (
  <Tiles>
    <ChildCategories aria-label="Subcategorías">
      {categories.map((child, at) => (
        <li key={child.id}>
          <CategoryTile
            child
            href={`/category/${child.Handle}`}
            picture={child.picture ?? ''}
            name={child.Name}
            count={child.productCount}
            tint={((at % 4) + 1) as 1 | 2 | 3 | 4}
            shape={(at % 4) as 0 | 1 | 2 | 3}
            seen={at < 3}
          />
        </li>
      ))}
    </ChildCategories>
  </Tiles>
);
