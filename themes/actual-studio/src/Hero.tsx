import { pieceFill } from '@actual/contracts/facts/catalog/product-pictures';
import { formatPesos } from '@actual/contracts/facts/text/written';
import { Anchor, cotaPercent, fillsAcross, from, type HeroProps, ScenePicture, type } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Planes = styled.section`
  position: relative;
  overflow: hidden;
  background: linear-gradient(var(--c-hero-wall) 0 69%, var(--c-hero-floor) 69%);
  ${from.desktop} {
    background: linear-gradient(var(--c-hero-wall) 0 70%, var(--c-hero-floor) 70%);
  }
`;
const Inside = styled.div`
  position: relative;
  display: grid;
  max-width: calc(var(--container) + 2 * var(--margin));
  margin-inline: auto;
  padding: 44px var(--margin) 24px;
  ${from.desktop} {
    min-height: 720px;
    grid-template-columns: minmax(0, 5.6fr) minmax(0, 6.4fr);
    grid-template-rows: 1fr auto;
    padding-block: 76px 40px;
  }
`;
const Words = styled.div`
  position: relative;
  z-index: 1;
  h1 {
    ${type('hero')}
    font-size: clamp(3rem, 7.2vw, 6.5rem);
    max-width: 5.25em;
    color: var(--c-hero-text);
  }
  > p {
    ${type('lead')}
    max-width: 26.5em;
    margin-block: 20px 28px;
    color: var(--c-hero-text);
  }
  ${from.desktop} {
    h1 {
      max-width: none;
      margin-right: -8%;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
const Piece = styled.figure`
  position: relative;
  margin: -6% -4% 0;
  min-width: 0;
  picture {
    display: block;
    width: 100%;
    aspect-ratio: 1 / 0.78;
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 56%;
  }
  ${from.desktop} {
    grid-row: 1 / -1;
    grid-column: 2;
    align-self: end;
    margin: 0 -6% 0 -24%;
  }
`;
const Caption = styled.figcaption`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  /* as wide as the piece in its picture */
  margin: -11% ${(100 * (1 - pieceFill)) / 2}% 0;
  ${type('micro')}
`;
const Line = styled.span`
  height: 9px;
  color: var(--c-accent);
  border-inline: 1px solid currentColor;
  background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
  animation: draw-in var(--slow) var(--ease-slow) 0.2s both;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;
const Sold = styled.span`
  justify-self: start;
  display: grid;
  gap: 2px;
  padding-top: 6px;
  strong {
    ${type('name')}
  }
  span {
    ${type('small')}
    display: flex;
    gap: 9px;
    align-items: baseline;
  }
  b {
    ${type('priceM')}
  }
  s {
    color: var(--c-hero-text-2);
  }
  em {
    font-style: normal;
    font-weight: 600;
    color: var(--c-accent-strong);
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
  ${from.desktop} {
    justify-self: end;
    text-align: right;
    span {
      justify-content: flex-end;
    }
  }
`;
const Controls = styled.div`
  align-self: end;
  padding-top: 16px;
`;

/** Two flat planes; the piece stands across the horizon, over its cota. */
export const Hero = ({ title, text, actions, pictures, caption, controls }: HeroProps) => (
  <Planes>
    <Inside>
      <Words>
        <h1>{title}</h1>
        <p>{text}</p>
        <Actions>{actions}</Actions>
      </Words>
      <Piece>
        {pictures[0] ? (
          <ScenePicture stem={pictures[0]} sizes="(min-width: 1024px) 780px, 104vw" priority alt={caption?.name} />
        ) : null}
        {caption ? (
          <Caption>
            {caption.width ? (
              <>
                <Line
                  aria-hidden="true"
                  style={{ width: caption.width < fillsAcross ? `${cotaPercent(caption.width)}%` : '100%' }}
                />
                <span>{`${Math.round(caption.width)} cm`}</span>
              </>
            ) : null}
            <Sold>
              <strong>
                <Anchor href={caption.href}>{caption.name}</Anchor>
              </strong>
              <span>
                <b>{formatPesos(caption.price)}</b>
                {caption.before && caption.before > caption.price ? <s>{formatPesos(caption.before)}</s> : null}
                {caption.discount && caption.discount >= 1 ? <em>{`−${Math.floor(caption.discount)}%`}</em> : null}
              </span>
            </Sold>
          </Caption>
        ) : null}
      </Piece>
      {controls ? <Controls>{controls}</Controls> : null}
    </Inside>
  </Planes>
);
