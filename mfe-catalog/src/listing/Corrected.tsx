import type { ProductList } from '@actual/contracts';
import { useSearchParams } from '@actual/shell-contract';
import { formatPesos, TextLink } from '@actual/ui';
import styled from 'styled-components';

const Line = styled.p`
  margin-bottom: 20px;
  a { display: inline-block; padding-block: 10px; }
`;

/** Names the price limits that the search's words asked for, and links to results of any price. */
export function Priced({ from, to, rest }: NonNullable<ProductList['pricedTerm']>) {
  const bounds =
    from !== null && to !== null
      ? `de ${formatPesos(from)} a ${formatPesos(to)}`
      : from !== null
        ? `desde ${formatPesos(from)}`
        : `hasta ${formatPesos(to ?? 0)}`;
  return (
    <Line role="status">
      <span>{`Con precio ${bounds}.`}</span>{' '}
      <TextLink href={`/search?${new URLSearchParams(rest ? { term: rest } : {})}`}>Ver todos los precios</TextLink>
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
