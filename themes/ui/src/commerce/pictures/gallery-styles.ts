import { from } from '@actual/themes-contract';
import { css, styled } from 'styled-components';

/** Thumbs beside the stage where there are several pictures; one picture has the whole width. */
export const Layout = styled.div<{ $many: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 721px) and (max-width: 1023.98px) {
    --gallery-ratio: 4 / 3;
  }
  ${from.desktop} {
    gap: 14px;
    ${({ $many }) =>
      $many
        ? css`
            grid-template-columns: 88px minmax(0, 1fr);
            > * {
              grid-column: 2;
            }
          `
        : ''}
  }
`;
const bleed = css`
  @media (max-width: 720px) {
    margin-inline: calc(-1 * var(--margin));
    --radius-tile: 0;
  }
`;
/** The page itself is the floor: the scene has no lower edge. */
const scene = css`
  [data-first] {
    --picture-pad: 8%;
    --picture-position: 50% 70%;
  }
  [data-first] > span::before {
    content: '';
    position: absolute;
    inset: 66% -30% -40%;
    background: var(--c-bg);
    border-radius: 50% 50% 0 0 / 30% 30% 0 0;
  }
  [data-first] > span::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 13% 5% auto;
    height: 64px;
    background:
      radial-gradient(circle at 34px 40px, var(--c-bg) 22px, transparent 23px),
      radial-gradient(circle at 64px 30px, var(--c-bg) 29px, transparent 30px),
      radial-gradient(circle at 94px 42px, var(--c-bg) 20px, transparent 21px),
      radial-gradient(circle at calc(100% - 70px) 24px, var(--c-bg) 15px, transparent 16px),
      radial-gradient(circle at calc(100% - 48px) 18px, var(--c-bg) 18px, transparent 19px),
      radial-gradient(circle at calc(100% - 26px) 26px, var(--c-bg) 13px, transparent 14px);
  }
`;
export const Stage = styled.div<{ $look: 'bleed' | 'scene' }>`
  position: relative;
  min-width: 0;
  @media print {
    align-self: start;
  }
  ${({ $look }) => ($look === 'bleed' ? bleed : scene)}
`;
export const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: var(--radius-tile);
  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-width));
  }
`;
/** Room for the cota under a piece, of the stage's width. */
const below = '9%';
const belowTall = '17%';
export const Slide = styled.div<{ $first: boolean; $measured: boolean; $tall: boolean; $opens: boolean }>`
  scroll-snap-align: start;
  ${({ $opens }) => ($opens ? 'cursor: zoom-in;' : '')}
  @media (scripting: enabled) {
    &[data-waits] img {
      display: none;
    }
  }
  > span {
    border-radius: 0;
  }
  ${({ $first }) => ($first ? '' : '--picture-fit: cover; --picture-scale: 1; --picture-pad: 0;')}
  ${({ $measured, $tall }) =>
    $measured
      ? `--picture-pad: 0 0 ${$tall ? belowTall : below}; --picture-scale: 1; --picture-position: 50% 60%;`
      : ''}
`;
/** The piece to scale, as large as the pictures beside it. */
export const Scale = styled.div`
  display: grid;
  scroll-snap-align: start;
  > * {
    border-radius: 0;
  }
`;
/** Four at a time (shopping 9); the others are scrolled to. */
export const Thumbs = styled.div`
  position: relative;
  display: flex;
  gap: 10px;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin-inline: -3px;
  ${from.desktop} {
    grid-column: 1;
    grid-row: 1 / span 2;
    flex-direction: column;
    align-self: start;
    max-height: calc(4 * 88px + 3 * 10px + 6px);
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    margin: -3px;
  }
`;
export const Thumb = styled.a`
  flex: none;
  width: 64px;
  border-radius: var(--radius-thumb);
  --picture-scale: 1;
  > span {
    border-radius: inherit;
  }
  &[aria-current] {
    box-shadow: 0 0 0 var(--chosen-width) var(--c-selected);
  }
  @media (forced-colors: active) {
    outline: 1px solid;
    &[aria-current] {
      outline: 3px solid Highlight;
    }
  }
  ${from.desktop} {
    width: 88px;
  }
`;
export const Ruler = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  color: var(--c-text-2);
  background: var(--c-tile);
`;
export const Badge = styled.div`
  position: absolute;
  z-index: 2;
  top: 18px;
  left: 18px;
`;
/** The lower corner opposite the 3D view. */
export const Enlarge = styled.div`
  position: absolute;
  z-index: 2;
  right: 16px;
  bottom: 16px;
  @media (scripting: none) {
    display: none;
  }
`;
export const Measure = styled.div<{ $lifted: boolean; $shown: boolean; $tall: boolean }>`
  position: absolute;
  z-index: 2;
  inset: auto auto ${({ $lifted }) => ($lifted ? '68px' : '24px')} 50%;
  /* the picture is a square as large as the stage leaves it, and stands in its middle; so does the piece in the picture */
  width: calc(min(100%, 100% / (var(--gallery-ratio)) - ${({ $tall }) => ($tall ? belowTall : below)}) * var(--spread));
  translate: -50%;
  font: var(--t-micro);
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  pointer-events: none;
`;
/** The other pictures, large, under the stage: where there is room for them. */
export const Below = styled.div`
  display: none;
  ${from.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 14px;
    --picture-scale: 1;
    --picture-fit: cover;
    > :only-child {
      grid-column: 1 / -1;
      aspect-ratio: 2 / 1;
    }
  }
`;
