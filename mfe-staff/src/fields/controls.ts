import { Link } from '@actual/shell-contract';
import { css, styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';

const size = css`
  min-height: 32px;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
const edge = css`
  border: 1px solid var(--d-control);
  border-radius: 6px;
  background: var(--d-surface);
  color: var(--d-text);
`;
const halo = css`
  &:focus-visible {
    outline: 3px solid color-mix(in srgb, var(--d-accent) 45%, transparent);
    outline-offset: 0;
    border-color: var(--d-accent);
  }
`;

export const Field = styled.label`
  display: grid;
  gap: 4px;
  min-width: 0;
  ${textStyle(500, 12, 16)}
  color: var(--d-text-2);
`;
export const box = css`
  ${textStyle(400, 13, 20)}
  ${size}
  ${edge}
  ${halo}
  width: 100%;
  min-width: 0;
  padding: 0 10px;
  &::placeholder {
    color: var(--d-text-3);
    opacity: 1;
  }
  ${narrow} {
    /* smaller text makes phones zoom in */
    font-size: 1rem;
  }
`;
export const Input = styled.input`
  ${box}
`;
export const Select = styled.select`
  ${box}
`;

const button = css`
  ${textStyle(600, 13, 20)}
  ${size}
  ${halo}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  padding: 5px 12px;
  border-radius: 6px;
  text-decoration: none;
  cursor: pointer;
  transition: background 80ms ease-out;
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
export const PrimaryButton = styled.button`
  ${button}
  color: #fff;
  background: var(--d-accent);
  border: 1px solid var(--d-accent);
  &:hover {
    background: color-mix(in srgb, var(--d-accent) 88%, #000);
  }
`;
const quiet = css`
  ${button}
  ${edge}
  border-color: var(--d-line-2);
  white-space: nowrap;
  &:hover {
    background: var(--d-hover);
  }
`;
export const QuietLink = styled(Link)`
  ${quiet}
`;
export const QuietButton = styled.button`
  ${quiet}
`;
