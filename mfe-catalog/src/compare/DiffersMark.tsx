import { VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';

/** A border, so that it is there on paper and in forced colors too. */
export const DiffersDot = styled.i`
  display: inline-block;
  margin-right: 7px;
  vertical-align: 2px;
  border: 3.5px solid var(--c-accent);
  border-radius: 50%;
`;

/** Marks a difference between products, with a word for screen readers. */
export const DiffersMark = () => (
  <>
    <DiffersDot aria-hidden="true" />
    <VisuallyHidden>Distinto: </VisuallyHidden>
  </>
);
