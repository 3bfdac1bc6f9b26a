import { useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Ring = styled.span`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 0.16em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: turn 0.8s linear infinite;
`;
const Measure = styled.span`
  position: relative;
  flex: none;
  width: 20px;
  height: 9px;
  background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
  &::after {
    content: '';
    position: absolute;
    top: 0;
    width: 1px;
    height: 9px;
    background: currentColor;
    animation: travel 0.7s var(--ease) infinite alternate;
  }
`;

/** Work in progress: a tick on a short cota, or a ring. */
export const Spinner = () => {
  const { structure } = useBrand();
  const Mark = structure.showCota ? Measure : Ring;
  return <Mark aria-hidden="true" />;
};
