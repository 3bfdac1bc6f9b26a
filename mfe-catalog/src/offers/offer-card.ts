import { css } from 'styled-components';

/** A card of the offers page: picture, words, and the button at its foot. */
export const offerCard = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 16px;
  height: 100%;
  /* whole, whatever stands in it: some pieces are as tall as their picture */
  --picture-scale: 1.06;
  --picture-pad: 0;
`;
