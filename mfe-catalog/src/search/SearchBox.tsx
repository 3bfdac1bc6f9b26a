import { Form, useBrand, useLocation } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import styled from 'styled-components';

const Box = styled(Form)`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 48px;
  padding-inline: 4px;
  color: var(--c-text);
  border-bottom: 1px solid var(--c-text);

  &[data-look='boxed'] {
    padding-inline: 14px 5px;
    background: var(--c-surface);
    border: 2px solid var(--c-selected);
    border-radius: var(--radius-control);
  }
  &[data-look='pill'] {
    padding-inline: 22px 6px;
    background: var(--c-tile);
    border: 0;
    border-radius: var(--radius-chip);
    ${from.desktop} { min-height: 56px; }
  }
  &:focus-within { box-shadow: 0 0 0 3px var(--c-halo); }
`;
const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding: 8px 4px;
  font: inherit;
  font-size: 1rem;
  color: inherit;
  background: none;
  border: 0;
  outline: none;
  &::placeholder { color: var(--c-text-2); opacity: 1; }
  &::-webkit-search-cancel-button { appearance: none; }
`;
const Go = styled.button`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  color: inherit;
  background: none;
  border: 0;
  cursor: pointer;
  [data-look='boxed'] & {
    color: var(--c-on-primary);
    background: var(--c-primary);
    border-radius: calc(var(--radius-control) - 2px);
    min-height: 38px;
  }
  [data-look='underline'] & {
    order: -1;
    margin-left: -12px;
  }
  [data-look='pill'] & {
    color: var(--c-inverse-text);
    background: var(--c-inverse-bg);
    border-radius: 50%;
  }
`;

/** The header's search: a form to `/search?term=`, so it works before and without script. */
export function SearchBox() {
  const { structure, voice } = useBrand();
  const { pathname, search } = useLocation();
  const term = pathname === '/search' ? (new URLSearchParams(search).get('term') ?? '') : '';
  return (
    <Box role="search" aria-label="Buscar en la tienda" method="get" action="/search" data-look={structure.search}>
      {structure.search === 'boxed' ? <Icon name="search" /> : null}
      <Input
        key={term}
        type="search"
        name="term"
        aria-label="Buscar muebles y accesorios"
        placeholder={voice.searchPlaceholder}
        defaultValue={term}
        maxLength={200}
        required
        autoComplete="off"
        enterKeyHint="search"
      />
      <Go type="submit" aria-label="Buscar">
        <Icon name={structure.search === 'boxed' ? 'arrow' : 'search'} />
      </Go>
    </Box>
  );
}
