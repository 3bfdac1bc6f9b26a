import { useSearchParams } from '@actual/shell-contract';
import { TextLink } from '@actual/ui';
import styled from 'styled-components';

const Line = styled.p`
  margin-bottom: 20px;
  a { display: inline-block; padding-block: 10px; }
`;

/** Says which words were looked for instead of those typed, and leads to the search for these. */
export function Corrected({ term }: { term: string }) {
  const [search] = useSearchParams();
  const typed = search.get('term')?.trim() ?? '';
  return (
    <Line role="status">
      Mostrando resultados de <strong>«{term}»</strong>.{' '}
      <TextLink href={`/search?${new URLSearchParams({ term: typed, literal: '1' })}`}>
        Buscar “{typed}” tal como lo escribí
      </TextLink>
    </Line>
  );
}
