import type { Shop } from '@actual/contracts';
import { type } from '@actual/themes-contract';
import { VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { streetMapAt } from './street-maps';

const Frame = styled.a`
  position: relative;
  display: block;
  align-self: start;
  overflow: hidden;
  background: var(--c-tile);
  border-radius: var(--radius-tile);
  svg { display: block; width: 100%; height: auto; }
  text { font: 500 13px/1 var(--family-text); fill: var(--c-text-2); paint-order: stroke; stroke: var(--c-tile); stroke-width: 4px; stroke-linejoin: round; }
  .agua { fill: var(--c-text-2); stroke: none; font-style: italic; }
  > span {
    ${type('small')}
    position: absolute;
    left: 12px;
    bottom: 12px;
    padding: 6px 12px;
    font-weight: 600;
    color: var(--c-text);
    background: var(--c-surface);
    border-radius: var(--radius-chip);
  }
  &:hover > span { text-decoration: underline; text-underline-offset: 4px; }
`;

/** A drawing of the streets around a store. It leads to a real map; nothing is loaded from there. */
export function StoreMap({ store, href }: { store: Shop; href: string }) {
  const map = streetMapAt(store);
  if (!map) return null;
  const [x, y] = map.pin;
  return (
    <Frame href={href} target="_blank" rel="noreferrer">
      <svg viewBox="0 0 400 300" aria-hidden="true" focusable="false">
        {map.water ? <path d={map.water} fill="color-mix(in srgb, var(--c-text) 13%, var(--c-tile))" /> : null}
        {map.green?.map((d) => (
          <path key={d} d={d} fill="var(--c-success-bg)" />
        ))}
        <path d={map.streets} fill="none" stroke="var(--c-surface)" strokeWidth="5" />
        <path
          d={map.avenues}
          fill="none"
          stroke="color-mix(in srgb, var(--c-text) 18%, var(--c-tile))"
          strokeWidth="16.5"
        />
        <path d={map.avenues} fill="none" stroke="var(--c-surface)" strokeWidth="14" />
        {map.labels.map(({ text, x: left, y: top, turn = 0, water }) => (
          <text
            key={text}
            x={left}
            y={top}
            transform={`rotate(${turn} ${left} ${top})`}
            className={water ? 'agua' : undefined}
          >
            {text}
          </text>
        ))}
        <g transform={`translate(${x} ${y})`}>
          <path d="M0 0c-14-16-20-25-20-35a20 20 0 0 1 40 0c0 10-6 19-20 35Z" fill="var(--c-accent)" />
          <circle cy="-35" r="7.5" fill="var(--c-on-accent)" />
        </g>
      </svg>
      <span>
        Abrir el mapa<VisuallyHidden>{` de la tienda de ${store.name}`}</VisuallyHidden>
      </span>
    </Frame>
  );
}
