import { lowWindow, type Structure, type } from '@actual/themes-contract';
import { css, styled } from 'styled-components';

/** Four shared rows: picture, name, price, date; a grid lines them up across its cards. */
export const Card = styled.article<{ $look: Structure['card'] }>`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  align-content: start;
  row-gap: 0;
  min-width: 0;
  > * {
    grid-column: 1;
  }
  ${({ $look }) => ($look === 'tint' ? ringOnHover : '')}
`;
const ringOnHover = css`
  @media (hover: hover) {
    &:hover > div:first-child > span {
      box-shadow: 0 0 0 4px var(--c-tint-ring);
    }
  }
  &:focus-within > div:first-child > span {
    box-shadow: 0 0 0 4px var(--c-tint-ring);
  }
`;
export const Media = styled.div`
  grid-row: 1;
  position: relative;
  min-width: 0;
  > span {
    transition: box-shadow var(--base) var(--ease);
  }
  ${lowWindow} {
    > span:first-child {
      aspect-ratio: 5 / 4;
    }
  }
`;
export const Measure = styled.div`
  padding-top: 10px;
  height: 31px;
`;
export const Words = styled.div<{ $look: Structure['card'] }>`
  grid-row: 2;
  min-width: 0;
  padding-top: ${({ $look }) => ($look === 'hairline' ? '4px' : '14px')};
`;
export const Name = styled.h3`
  ${type('name')}
  text-wrap: pretty;
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.22em;
    }
  }
`;
export const Facts = styled.p`
  ${type('small')}
  color: var(--c-text-2);
  margin-top: 3px;
`;
export const Money = styled.div`
  grid-row: 3;
  padding-top: 10px;
  min-width: 0;
`;
export const Foot = styled.div<{ $plus: boolean }>`
  grid-row: 4;
  display: grid;
  gap: 10px;
  align-content: start;
  padding-top: 8px;
  min-width: 0;
  /* beside the button that stands here */
  ${({ $plus }) =>
    $plus
      ? css`
          @media (max-width: 720.98px) {
            min-height: 52px;
            padding-right: 50px;
          }
        `
      : ''}
`;
export const TopLeft = styled.span`
  position: absolute;
  top: var(--card-inset);
  left: var(--card-inset);
  z-index: 1;
  display: flex;
`;
export const TopRight = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  z-index: 2;
`;
export const BottomRight = styled.span`
  position: absolute;
  right: 14px;
  bottom: 14px;
  li {
    box-shadow: 0 0 0 2px var(--c-surface);
  }
`;
/** On the picture where that is large; on a phone a plus stands below it, which leaves the picture whole. */
export const Action = styled.div<{ $look: Structure['cardAction'] }>`
  position: relative;
  z-index: 2;
  grid-row: 1;
  align-self: end;
  ${({ $look }) =>
    $look === 'plus'
      ? css`
          justify-self: end;
          margin: 8px;
          @media (max-width: 720.98px) {
            grid-row: 4;
            margin: 0;
          }
        `
      : css`
          margin: 14px;
          opacity: 0;
          translate: 0 8px;
          transition:
            opacity var(--base) var(--ease),
            translate var(--base) var(--ease);
          article:hover &,
          article:focus-within & {
            opacity: 1;
            translate: none;
          }
          @media (hover: none) {
            display: none;
          }
        `}
`;
export const White = styled.span`
  ${type('small')}
  font-weight: 600;
  padding: 5px 12px;
  background: var(--c-surface);
  border-radius: var(--radius-chip);
`;
