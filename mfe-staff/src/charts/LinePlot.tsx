import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';
import { ticksTo } from './ticks';

const Frame = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 8px;
`;
const Axis = styled.div`
  ${textStyle(400, 11, 16)}
  position: relative;
  min-width: 44px;
  color: var(--d-text-3);
  span {
    position: absolute;
    right: 0;
    transform: translateY(50%);
    white-space: nowrap;
  }
`;
const Area = styled.div`
  position: relative;
  height: 200px;
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  line {
    stroke: var(--d-line);
  }
  path,
  line {
    vector-effect: non-scaling-stroke;
  }
  [data-series='now'] {
    fill: none;
    stroke: var(--d-accent);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  [data-series='ground'] {
    fill: var(--d-accent-soft);
    opacity: 0.6;
  }
  [data-series='before'] {
    fill: none;
    stroke: #7e8895;
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
  }
  a {
    position: absolute;
    top: 0;
    bottom: 0;
  }
  a:hover {
    background: color-mix(in srgb, var(--d-accent) 8%, transparent);
  }
`;
const Peak = styled.span`
  ${textStyle(400, 11, 16)}
  position: absolute;
  padding: 0 4px;
  color: var(--d-text-2);
  white-space: nowrap;
  pointer-events: none;
  strong {
    display: block;
    font-weight: 650;
    font-size: 0.75rem;
    color: var(--d-text);
  }
  &::before {
    content: '';
    position: absolute;
    bottom: -9px;
    width: 9px;
    height: 9px;
    box-sizing: border-box;
    border: 2px solid var(--d-accent);
    border-radius: 50%;
    background: var(--d-surface);
  }
  &[data-side='right'] {
    transform: translate(0, -100%) translate(6px, -2px);
    &::before {
      left: -11px;
    }
  }
  &[data-side='left'] {
    transform: translate(-100%, -100%) translate(-6px, -2px);
    text-align: right;
    &::before {
      right: -11px;
    }
  }
`;
const Days = styled.div`
  ${textStyle(400, 11, 16)}
  grid-column: 2;
  position: relative;
  height: 16px;
  color: var(--d-text-3);
  span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
  span:first-child {
    transform: none;
  }
  span:last-child:not(:first-child) {
    transform: translateX(-100%);
  }
  ${narrow} {
    span:nth-child(even) {
      display: none;
    }
  }
`;

export interface LinePoint {
  key: string;
  /** Short, for the axis. */
  label: string;
  now: number;
  before: number;
  /** The texts for it, under the pointer and at the peak. */
  said: readonly [figure: string, note: string];
  /** The rows behind it. */
  href: string;
}

/** Labels of the lower axis at most. */
const mostLabels = 7;

/**
 * One series on its ground and the same days before, dashed, over a zero line. Drawn by the server too, without a script
 * of its own; each day's strip opens its rows for a mouse, the table beside it for everybody.
 */
export const LinePlot = ({
  label,
  points,
  axis,
}: {
  label: string;
  points: readonly LinePoint[];
  axis: (value: number) => string;
}) => {
  const highest = Math.max(0, ...points.flatMap(({ now, before }) => [now, before]));
  const ticks = ticksTo(highest);
  const top = ticks[ticks.length - 1] ?? 1;
  const last = Math.max(1, points.length - 1);
  const across = (at: number): number => (points.length === 1 ? 50 : (at / last) * 100);
  const up = (value: number): number => (value / top) * 100;
  const lineOf = (series: 'now' | 'before'): string =>
    points.map((point, at) => `${at === 0 ? 'M' : 'L'}${across(at)} ${100 - up(point[series])}`).join('');
  const peakAt = points.reduce((best, { now }, at) => (now > (points[best]?.now ?? 0) ? at : best), 0);
  const peak = points[peakAt];
  const every = Math.ceil(points.length / mostLabels);
  const strip = 100 / points.length;
  return (
    <Frame role="group" aria-label={label}>
      <Axis aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${up(tick)}%` }}>
            {axis(tick)}
          </span>
        ))}
      </Axis>
      <Area>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} x1={0} x2={100} y1={100 - up(tick)} y2={100 - up(tick)} />
          ))}
          <path data-series="ground" d={`${lineOf('now')}L${across(points.length - 1)} 100L${across(0)} 100Z`} />
          <path data-series="before" d={lineOf('before')} />
          <path data-series="now" d={lineOf('now')} />
        </svg>
        {peak && peak.now > 0 ? (
          <Peak
            aria-hidden="true"
            data-side={across(peakAt) > 60 ? 'left' : 'right'}
            style={{ left: `${across(peakAt)}%`, bottom: 'auto', top: `${100 - up(peak.now)}%` }}
          >
            <strong>{peak.said[0]}</strong>
            <span>{peak.said[1]}</span>
          </Peak>
        ) : null}
        {points.map(({ key, href, said }, at) => (
          <Link
            key={key}
            to={href}
            tabIndex={-1}
            aria-hidden="true"
            title={said.join(' · ')}
            style={{ left: `${at * strip}%`, width: `${strip}%` }}
          />
        ))}
      </Area>
      <Days aria-hidden="true">
        {points.map((point, at) =>
          at % every === 0 ? (
            <span key={point.key} style={{ left: `${across(at)}%` }}>
              {point.label}
            </span>
          ) : null,
        )}
      </Days>
    </Frame>
  );
};
