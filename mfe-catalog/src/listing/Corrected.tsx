import type { ProductList } from '@actual/contracts';
import { sizeNames } from '@actual/contracts/facts/catalog/sizes';
import { useSearchParams } from '@actual/shell-contract';
import { formatPesos, TextLink } from '@actual/ui';
import styled from 'styled-components';

type TermBounds = NonNullable<ProductList['termBounds']>;

const Line = styled.p`
  margin-bottom: 20px;
  a { display: inline-block; padding-block: 10px; }
`;

const joined = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** `de 3 a 5`, `desde 3`, `hasta 5`. */
const between = (from: string | null, to: string | null): string =>
  from !== null && to !== null ? `de ${from} a ${to}` : from !== null ? `desde ${from}` : `hasta ${to}`;

const cm = (length: number | null) => (length === null ? null : `${length} cm`);
const pesos = (sum: number | null) => (sum === null ? null : formatPesos(sum));

function boundsIn({ from, to, length, discount }: Omit<TermBounds, 'rest'>): string {
  const bounds: string[] = [];
  if (from !== null || to !== null) bounds.push(`precio ${between(pesos(from), pesos(to))}`);
  if (length) bounds.push(`${sizeNames[length.side].toLowerCase()} ${between(cm(length.from), cm(length.to))}`);
  if (discount !== null) bounds.push(`${discount}% de descuento o más`);
  return joined.format(bounds);
}

/** Names the limits that the search's words asked for, and links to results without them. */
export function BoundsSaid({ rest, ...bounds }: TermBounds) {
  return (
    <Line role="status">
      <span>{`Con ${boundsIn(bounds)}.`}</span>{' '}
      <TextLink href={`/search?${new URLSearchParams(rest ? { term: rest } : {})}`}>
        {bounds.discount === null && bounds.length === null ? 'Ver todos los precios' : 'Ver también lo demás'}
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
