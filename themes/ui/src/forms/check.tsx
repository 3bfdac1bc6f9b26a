import { type } from '@actual/themes-contract';
import { css, styled } from 'styled-components';

/** The square and the circle themselves: native inputs, drawn by the brand. */
const boxLook = css`
  appearance: none;
  flex: none;
  width: var(--check-size);
  height: var(--check-size);
  margin: 0;
  background: var(--c-surface) center / 80% no-repeat;
  border: var(--control-border);
  cursor: pointer;
  transition:
    background-color var(--quick) var(--ease),
    border-color var(--quick) var(--ease);
  &:disabled {
    background-color: var(--c-disabled-bg);
    border-color: var(--c-line);
    cursor: not-allowed;
  }
  /* with forced colors no gradient is drawn, and a white tick may lie on white: the system draws its own */
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-width='3'%3E%3Cpath d='M4.5 12.5l5 5 10-11'/%3E%3C/svg%3E\")";

/** A count at the right end of a choice, in filters. */
export const ChoiceAside = styled.span`
  margin-left: auto;
  color: var(--c-text-2);
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
`;

export const CheckBox = styled.input`
  ${boxLook}
  border-radius: var(--radius-check);
  &:checked {
    background-color: var(--c-selected);
    background-image: ${tick};
    border-color: var(--c-selected);
  }
`;
export const RadioDot = styled.input`
  ${boxLook}
  border-radius: 50%;
  &:checked {
    border-color: var(--c-selected);
    background: radial-gradient(circle, var(--c-selected) 0 46%, transparent 52%) center / 100% var(--c-surface);
  }
`;
export const ChoiceRow = styled.label`
  ${type('body')}
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 44px;
  padding: calc((44px - 1.5em) / 2) 0;
  cursor: pointer;
  > input {
    margin-top: calc((1.5em - var(--check-size)) / 2);
  }
  > span {
    min-width: 0;
  }
`;
