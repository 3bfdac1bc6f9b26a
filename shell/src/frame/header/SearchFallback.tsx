import { useBrand } from '@actual/themes-contract';
import { Icon, VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 52px;
  padding-inline: 4px;
  border-bottom: 1px solid var(--c-text);
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    border: 0;
    background: none;
  }
`;

/** A plain search form: while the catalog's own loads, and when it is away. */
export const SearchFallback = () => {
  const { voice } = useBrand();
  return (
    <Form action="/search" role="search" aria-label="Buscar en la tienda">
      <Icon name="search" />
      <input name="term" type="search" aria-label="Buscar" placeholder={voice.searchPlaceholder} />
      <VisuallyHidden>
        <button type="submit">Buscar</button>
      </VisuallyHidden>
    </Form>
  );
};
