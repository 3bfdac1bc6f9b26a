import { styled } from 'styled-components';

/** Hides elements that would do nothing without script. */
export const WithScript = styled.span`
  display: contents;
  @media (scripting: none) {
    display: none;
  }
`;
