import { styled } from 'styled-components';

/** What does nothing where no script runs, and is not shown there. */
export const WithScript = styled.span`
  display: contents;
  @media (scripting: none) {
    display: none;
  }
`;
