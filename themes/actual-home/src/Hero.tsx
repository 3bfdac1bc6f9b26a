import { formatPesos } from '@actual/contracts/facts/text/written';
import { Anchor, from, type HeroProps, ScenePicture, type } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Frame = styled.section`
  max-width: calc(var(--container) + 2 * var(--margin));
  margin: 12px auto 0;
  padding-inline: var(--margin);
  ${from.tablet} {
    margin-top: 20px;
  }
`;
const Ground = styled.div`
  display: grid;
  overflow: hidden;
  background: var(--c-hero-bg);
  color: var(--c-hero-text);
  border-radius: var(--radius-hero);
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    min-height: 452px;
  }
`;
const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  padding: 28px 20px 20px;
  > small {
    ${type('label')}
    color: var(--c-band-bg);
    margin-bottom: 12px;
  }
  h1 {
    ${type('hero')}
    text-wrap: balance;
  }
  p {
    ${type('lead')}
    margin-block: 14px 24px;
    max-width: 20em;
  }
  ${from.tablet} {
    padding: 40px 8px 40px 44px;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
const Stage = styled.div`
  position: relative;
  align-self: end;
  width: 100%;
  max-width: 640px;
  margin: 0 auto;
  padding: 0 16px;
  ${from.tablet} {
    padding: 20px 20px 0 0;
  }
`;
const House = styled.div`
  position: relative;
  aspect-ratio: 640 / 452;
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;
const Lead = styled(ScenePicture)`
  position: absolute;
  left: 10%;
  bottom: -17%;
  width: 76%;
  img {
    width: 100%;
  }
`;
const Second = styled(ScenePicture)`
  position: absolute;
  right: 1%;
  bottom: 1%;
  width: 33%;
  img {
    width: 100%;
  }
`;
const Third = styled(ScenePicture)`
  position: absolute;
  left: 1%;
  bottom: -5%;
  width: 25%;
  img {
    width: 100%;
  }
`;
const Tag = styled.div`
  position: absolute;
  top: 24%;
  left: 60%;
  width: max-content;
  /* a price of any length stays in one piece */
  min-width: min-content;
  max-width: 40%;
  padding: 10px 18px 10px 40px;
  color: var(--c-discount-text);
  background: var(--c-discount-bg);
  border-radius: 8px;
  clip-path: polygon(22px 0, 100% 0, 100% 100%, 22px 100%, 0 50%);
  transform-origin: 14px 50%;
  rotate: 8deg;
  /* swings when the page has time for it */
  html[data-hydrated] & {
    animation: swing 600ms var(--ease);
  }
  &::before {
    content: '';
    position: absolute;
    left: 16px;
    top: calc(50% - 6px);
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--c-hero-wall);
  }
  a {
    ${type('label')}
    display: block;
    font-weight: 500;
  }
  strong {
    ${type('priceL')}
    display: block;
    white-space: nowrap;
  }
  span {
    ${type('small')}
    display: flex;
    gap: 8px;
    font-weight: 600;
  }
  @media (max-width: 1100px) {
    top: 17%;
    left: 54%;
    min-width: 0;
    max-width: 48%;
    padding: 6px 12px 6px 32px;
    a {
      font-size: 0.75rem;
      line-height: 1.25;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    strong {
      font-size: 1.25rem;
      line-height: 1.15;
    }
    span {
      font-size: 0.75rem;
      white-space: nowrap;
    }
  }
  @media (max-width: 359.98px) {
    left: 50%;
    max-width: 54%;
    padding-right: 8px;
  }
`;

/** A forest ground and the house; two to five pieces stand on its floor, the tag hangs from its hole. */
export const Hero = ({ eyebrow, title, text, actions, pictures, caption, controls }: HeroProps) => (
  <Frame>
    <Ground data-inverse="">
      <Words>
        {eyebrow ? <small>{eyebrow}</small> : null}
        <h1>{title}</h1>
        <p>{text}</p>
        <Actions>{actions}</Actions>
        {controls}
      </Words>
      <Stage>
        <House>
          <svg viewBox="0 0 640 452" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <clipPath id="casa">
                <path d="M20 200a36 36 0 0 1 17-30L272 18a78 78 0 0 1 86 0l245 152a36 36 0 0 1 17 30v252H20V200Z" />
              </clipPath>
            </defs>
            <g clipPath="url(#casa)">
              <path d="M0 0h640v452H0z" fill="var(--c-hero-wall)" />
              <path d="M0 338h640v114H0z" fill="var(--c-hero-floor)" />
              <path d="M0 334h640v5H0z" fill="var(--c-buy)" />
              <path d="M92 172h92v112H92z" fill="#fff" />
              <path d="M103 183h70v88h-70z" fill="var(--c-primary)" />
              <circle cx="152" cy="206" r="13" fill="var(--c-buy)" />
              <path d="M103 262c20-36 38-36 70-14v23h-70Z" fill="var(--c-halo)" />
            </g>
            <circle cx="315" cy="56" r="15" fill="var(--c-hero-bg)" />
            <path d="M315 56c4 52 60 30 86 78" fill="none" stroke="var(--c-inverse-bg)" strokeWidth="2.5" />
          </svg>
          {pictures[1] ? <Second stem={pictures[1]} sizes="200px" /> : null}
          {pictures[0] ? (
            <Lead stem={pictures[0]} sizes="(min-width: 721px) 490px, 76vw" priority alt={caption?.name} />
          ) : null}
          {pictures[2] ? <Third stem={pictures[2]} sizes="160px" /> : null}
          {caption ? (
            <Tag>
              <Anchor href={caption.href}>{caption.name}</Anchor>
              <strong>{formatPesos(caption.price)}</strong>
              {caption.before && caption.before > caption.price ? (
                <span>
                  <s>{formatPesos(caption.before)}</s>
                  {caption.discount && caption.discount >= 1 ? <b>{`−${Math.floor(caption.discount)} %`}</b> : null}
                </span>
              ) : null}
            </Tag>
          ) : null}
        </House>
      </Stage>
    </Ground>
  </Frame>
);
