import styled from 'styled-components';

/** A sentence with a link that leads on from a search; at the start of a line above its products. */
export const WayOn = styled.p<{ $start?: boolean | undefined }>`
  margin-block: ${({ $start }) => ($start ? '0 12px' : '12px 0')};
  font: var(--t-lead);
  text-align: ${({ $start }) => ($start ? 'start' : 'center')};
  a { display: inline-block; min-height: 44px; line-height: 44px; font-weight: 600; }
`;
