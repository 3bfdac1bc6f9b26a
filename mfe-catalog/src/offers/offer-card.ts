import { css } from 'styled-components';

/** A card of the offers page: picture, words, and the button at its foot. */
export const offerCard = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 16px;
  height: 100%;
  --picture-scale: 1;
  --picture-pad: 0;
  --picture-fit: cover;
`;
