import { useSearchParams } from '@actual/shell-contract';
import { TextLink } from '@actual/ui';
import styled from 'styled-components';

const Line = styled.p`
  margin-bottom: 20px;
  a { display: inline-block; padding-block: 10px; }
`;

const quoted = new Intl.ListFormat('es-MX', { type: 'disjunction' });

/** Says which words were looked for instead of those typed, which nothing has, and leads to the search for the typed ones. */
export function Corrected({ term, leftOut }: { term: string; leftOut: readonly string[] }) {
  const [search] = useSearchParams();
  const typed = search.get('term')?.trim() ?? '';
  return (
    <Line role="status">
      <span>{`${leftOut.length > 0 ? `No hay nada con ${quoted.format(leftOut.map((word) => `«${word}»`))}. ` : ''}Mostrando resultados de`}</span>{' '}
      <strong>{`«${term}»`}</strong>
      <span>.</span>{' '}
      <TextLink
        href={`/search?${new URLSearchParams({ term: typed, literal: '1' })}`}
      >{`Buscar «${typed}» tal como lo escribí`}</TextLink>
    </Line>
  );
}
