import { useBrand, useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { Carousel, Chip, ChipRow, EmptyState } from '@actual/ui';
import styled from 'styled-components';
import { Card } from '../shared/Card';
import { bestSellersQuery } from './best-sellers';

const More = styled.div`
  margin-block: var(--gap-section) calc(var(--gap-section) / 2);
`;

/** A search without results: says so once, leads to the categories and shows what sells best. */
export function NothingFound({ term }: { term: string }) {
  const { api } = useShell();
  const { homeCategories, voice } = useBrand();
  const zipcode = useZipcode();
  const { data } = useQuery(bestSellersQuery(api, zipcode.value?.id));
  const pieces = [...new Map((data?.products ?? []).map((one) => [one.Name, one])).values()].slice(0, 6);
  return (
    <>
      <EmptyState
        illustration="noResults"
        heading="h1"
        title={term ? `No encontramos “${term}”` : voice.noResultsTitle}
        text="Revisa la ortografía o prueba con una palabra más corta, como “sofá” o “buró”. También puedes empezar por una categoría."
        action={
          <ChipRow>
            {homeCategories.map(({ label, handle }) => (
              <Chip key={handle} href={`/category/${handle}`}>
                {label}
              </Chip>
            ))}
          </ChipRow>
        }
      />
      {pieces.length > 1 ? (
        <More>
          <Carousel label="Lo más vendido" title="Lo más vendido">
            {pieces.map((one) => (
              <Card key={one.id} product={one} />
            ))}
          </Carousel>
        </More>
      ) : null}
    </>
  );
}
