import { type } from '@actual/themes-contract';
import { styled } from 'styled-components';

/** The name of a group of choices. */
export const Legend = styled.legend`
  ${type('label')}
  margin-bottom: 8px;
`;
