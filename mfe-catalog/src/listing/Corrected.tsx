import type { ProductList } from '@actual/contracts';
import { useSearchParams } from '@actual/shell-contract';
import { formatPesos, TextLink } from '@actual/ui';
import styled from 'styled-components';

type PricedTerm = NonNullable<ProductList['pricedTerm']>;

const Line = styled.p`
  margin-bottom: 20px;
  a { display: inline-block; padding-block: 10px; }
`;

function boundsIn({ from, to, discount }: Pick<PricedTerm, 'from' | 'to' | 'discount'>): string {
  const price =
    from !== null && to !== null
      ? `precio de ${formatPesos(from)} a ${formatPesos(to)}`
      : from !== null
        ? `precio desde ${formatPesos(from)}`
        : to !== null && `precio hasta ${formatPesos(to)}`;
  const offer = discount !== null && `${discount}% de descuento o más`;
  return [price, offer].filter(Boolean).join(' y ');
}

/** Names the limits of price and discount that the search's words asked for, and links to results without them. */
export function Priced({ rest, ...bounds }: PricedTerm) {
  return (
    <Line role="status">
      <span>{`Con ${boundsIn(bounds)}.`}</span>{' '}
      <TextLink href={`/search?${new URLSearchParams(rest ? { term: rest } : {})}`}>
        {bounds.discount === null ? 'Ver todos los precios' : 'Ver también lo demás'}
      </TextLink>
    </Line>
  );
}

const quoted = new Intl.ListFormat('es-MX', { type: 'disjunction' });

/** Says which words were looked for instead of those typed, which nothing has, and leads to the search for the typed ones. */
export function Corrected({ term, leftOut }: { term: string; leftOut: readonly string[] }) {
  const [search] = useSearchParams();
  const typed = search.get('term')?.trim() ?? '';
  return (
    <Line role="status">
      <span>{`${leftOut.length > 0 ? `Nada lo tiene todo: buscamos sin ${quoted.format(leftOut.map((word) => `«${word}»`))}. ` : ''}Mostrando resultados de`}</span>{' '}
      <strong>{`«${term}»`}</strong>
      <span>.</span>{' '}
      <TextLink
        href={`/search?${new URLSearchParams({ term: typed, literal: '1' })}`}
      >{`Buscar «${typed}» tal como lo escribí`}</TextLink>
    </Line>
  );
}
