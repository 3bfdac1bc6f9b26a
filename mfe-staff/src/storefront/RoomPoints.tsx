import { styled } from 'styled-components';

const Frame = styled.svg`
  display: block;
  width: 132px;
  height: 132px;
  background: var(--c-hero-bg);
  border-radius: 6px;
  circle {
    fill: var(--d-accent);
  }
  text {
    fill: #fff;
    font: 600 7px sans-serif;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

interface RoomPointsProps {
  /** Stem. */
  picture: string;
  /** Percent of the picture, in the order of the pieces; those without a place have no point. */
  points: readonly { itemCode: string; x: number | null; y: number | null }[];
}

/** A room's picture with the numbers of its pieces. */
export const RoomPoints = ({ picture, points }: RoomPointsProps) =>
  picture ? (
    <Frame viewBox="0 0 100 100" aria-hidden="true">
      <image href={`/pictures/${picture}-300.webp`} width="100" height="100" />
      {points.map(({ x, y }, at) =>
        x === null || y === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its number
          <g key={at} transform={`translate(${x} ${y})`}>
            <circle r="6" />
            <text>{at + 1}</text>
          </g>
        ),
      )}
    </Frame>
  ) : null;
