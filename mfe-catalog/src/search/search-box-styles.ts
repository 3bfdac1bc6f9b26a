import { Form } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import styled from 'styled-components';

/** The field and the list under it. */
export const Place = styled.div`
  position: relative;
  width: 100%;
`;
export const Box = styled(Form)`
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
  &:focus-within { outline: 2px solid var(--c-focus); }
`;
export const Input = styled.input`
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
export const Go = styled.button`
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
