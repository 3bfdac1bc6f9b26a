import { nobody, rowsInWords } from '@actual/contracts/facts/company/company';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { useBrand, useQuery, useSearchParams, useShell, useZipcode } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Carousel, Chip, ChipRow, EmptyState, Icon, TextLink } from '@actual/ui';
import styled from 'styled-components';
import { Card } from '../shared/Card';
import { AskedPages } from './AskedPages';
import { bestSellersQuery } from './best-sellers';
import { Elsewhere } from './Elsewhere';
import { searchAddress } from './suggestions/options';
import { suggestionsQuery } from './suggestions/suggestions-query';

const More = styled.div`
  margin-block: var(--gap-section) calc(var(--gap-section) / 2);
`;
const Ways = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 28px;
  ${from.desktop} { grid-template-columns: 1fr 1fr; gap: 40px; }
  h2 { font: var(--t-h-4); margin-bottom: 12px; }
  p { color: var(--c-text-2); max-width: 33em; }
  p + p { margin-top: 8px; }
  p:has(> svg) { display: flex; gap: 10px; align-items: center; min-height: 44px; > svg { flex: none; } }
`;
const Meant = styled.p`
  font: var(--t-lead);
  a { display: inline-block; min-height: 44px; line-height: 44px; font-weight: 600; }
`;

/** A search without results: likely terms, links onward, best sellers, and a person to ask. */
export function NothingFound({ term }: { term: string }) {
  const { api, frame } = useShell();
  const { phoneHours } = frame?.company ?? nobody;
  const { homeCategories, voice } = useBrand();
  const [search] = useSearchParams();
  const zipcode = useZipcode();
  const { data } = useQuery(bestSellersQuery(api, zipcode.value?.id));
  const { data: near } = useQuery(suggestionsQuery(api, term));
  const pieces = data?.products ?? [];
  const meant = [...new Set([near?.correctedTerm, ...(near?.terms ?? [])])].flatMap((one) =>
    one && one !== term ? [one] : [],
  );
  const asTyped = search.has('literal');
  const categories = near?.categories.length
    ? near.categories.map(({ Name, url }) => ({ label: Name, href: url }))
    : homeCategories.map(({ label, handle }) => ({ label, href: `/category/${handle}` }));
  return (
    <>
      <EmptyState
        illustration="noResults"
        heading="h1"
        title={term ? `No encontramos «${term}»` : voice.noResultsTitle}
        text={
          asTyped
            ? 'Buscamos las palabras tal como las escribiste.'
            : 'Revisa la ortografía o prueba con una palabra más corta. También puedes buscar por el código del artículo.'
        }
        action={
          meant.length > 0 ? (
            <Meant>
              <span>¿Quisiste decir</span>{' '}
              {meant.slice(0, 3).map((one, at) => (
                <span key={one}>
                  <span>{at > 0 ? ' o ' : ''}</span>
                  <TextLink href={searchAddress(one)}>{one}</TextLink>
                </span>
              ))}
              <span>?</span>
            </Meant>
          ) : asTyped ? (
            <TextLink href={searchAddress(term)}>Buscar también palabras parecidas</TextLink>
          ) : null
        }
      />
      <AskedPages term={term} />
      <Elsewhere term={term} />
      <Ways>
        <section>
          <h2>Empieza por una categoría</h2>
          <ChipRow>
            {categories.map(({ label, href }) => (
              <Chip key={href} href={href}>
                {label}
              </Chip>
            ))}
          </ChipRow>
        </section>
        <section>
          <h2>¿Prefieres que te ayude una persona?</h2>
          <p>
            <Icon name="phone" size={20} />
            <span>{`Asistencia telefónica: ${rowsInWords(phoneHours).join(', ')}.`}</span>
          </p>
          <p>
            <Icon name="store" size={20} />
            <TextLink href={informationPages.storeList}>Teléfonos y direcciones de nuestras tiendas</TextLink>
          </p>
        </section>
      </Ways>
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
