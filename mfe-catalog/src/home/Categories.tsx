import { useBrand, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { CategoryGrid, CategoryTile, Section } from '@actual/ui';
import { categoryTreeQuery } from './home-queries';

/** The ways into the catalog, in the brand's order; a category without products here is left out. */
export function Categories() {
  const { api, brand } = useShell();
  const { homeCategories, structure, voice } = useBrand();
  const { data } = useSuspenseQuery(categoryTreeQuery(api, brand.site));
  const known = new Map(data.flatMap((main) => [main, ...main.Childs]).map((category) => [category.Handle, category]));
  const wanted = homeCategories.map(({ handle }) => known.get(handle)).filter((category) => category !== undefined);
  const shown = (wanted.length >= 4 ? wanted : data.flatMap((main) => (data.length > 2 ? main : main.Childs))).filter(
    (category) => category.productCount > 0 && category.picture,
  );
  return (
    <Section title={structure.categories === 'hairline' ? undefined : voice.categoriesTitle}>
      <CategoryGrid>
        {shown.slice(0, structure.categories === 'tile' ? 10 : 6).map((category, at) => (
          <li key={category.id}>
            <CategoryTile
              href={`/category/${category.Handle}`}
              picture={category.picture ?? ''}
              name={category.Name}
              count={category.productCount}
              tint={((at % 4) + 1) as 1 | 2 | 3 | 4}
              shape={(at % 4) as 0 | 1 | 2 | 3}
            />
          </li>
        ))}
      </CategoryGrid>
    </Section>
  );
}
