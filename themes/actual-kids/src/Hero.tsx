import { formatPesos } from '@actual/contracts/facts/text/written';
import { Anchor, from, type HeroProps, reducedMotion, ScenePicture, type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Cloud, Rabbit, Sun, Tree } from './animals';

const Sky = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  max-width: 1392px;
  margin: 8px 10px 0;
  background: var(--c-hero-wall);
  border-radius: 28px 28px 0 0;
  ${from.tablet} {
    margin-inline: 24px;
    border-radius: var(--radius-hero) var(--radius-hero) 0 0;
  }
  @media (min-width: 1440px) {
    margin-inline: auto;
  }
`;
const Hills = styled.svg`
  position: absolute;
  inset: auto 0 -1px;
  width: 100%;
  height: min(52%, 330px);
`;
const Air = styled.svg`
  position: absolute;
  right: 0;
  top: 0;
  width: 56%;
  height: 100%;
  display: none;
  g {
    animation: drift 8s ease-in-out infinite alternate;
  }
  ${reducedMotion} {
    g {
      animation: none;
    }
  }
  ${from.desktop} {
    display: block;
  }
`;
const Inside = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  padding: 32px 16px 0;
  ${from.tablet} {
    padding: 48px 40px 0;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    min-height: 580px;
    padding: 40px 48px 0;
  }
`;
const Words = styled.div`
  position: relative;
  z-index: 2;
  align-self: center;
  h1 {
    ${type('hero')}
    max-width: 8.25em;
  }
  > p {
    ${type('lead')}
    max-width: 27em;
    margin-block: 16px 24px;
    text-wrap: pretty;
  }
  ${from.desktop} {
    padding-bottom: 150px;
    h1 {
      margin-right: -10%;
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
const Floor = styled.div`
  position: relative;
  min-height: clamp(260px, 82vw, 420px);
  margin-top: 16px;
  ${from.desktop} {
    min-height: 0;
  }
`;
const Lead = styled(ScenePicture)`
  position: absolute;
  left: 12%;
  /* a tenth of a picture is below its piece: whole, its feet on the page */
  bottom: -7%;
  width: 74%;
  max-width: 520px;
  img {
    width: 100%;
  }
  ${from.desktop} {
    left: -4%;
    bottom: -8%;
    width: 80%;
  }
`;
const Side = styled(ScenePicture)`
  position: absolute;
  right: -4%;
  bottom: -2%;
  width: 36%;
  max-width: 250px;
  img {
    width: 100%;
  }
`;
const Third = styled(ScenePicture)`
  position: absolute;
  left: -6%;
  bottom: -4%;
  width: 26%;
  max-width: 190px;
  img {
    width: 100%;
  }
  ${from.desktop} {
    left: -24%;
    bottom: 0;
  }
`;
const Pet = styled.svg`
  position: absolute;
  left: 0;
  bottom: 15%;
  width: 76px;
  height: 90px;
  ${from.desktop} {
    display: none;
  }
  ${from.wide} {
    display: block;
    left: -52%;
    bottom: 11%;
    width: 104px;
    height: 124px;
  }
`;
const Price = styled.div`
  position: absolute;
  z-index: 2;
  left: 24%;
  top: 0;
  padding: 12px 18px;
  background: var(--c-surface);
  border-radius: 20px;
  box-shadow: var(--shadow-float);
  a {
    ${type('label')}
    display: block;
  }
  strong {
    ${type('priceM')}
  }
  s {
    ${type('small')}
    /* below the price where both are wider than the window */
    display: inline-block;
    margin-left: 8px;
    color: var(--c-text-2);
  }
  ${from.desktop} {
    left: 2%;
    top: 24%;
  }
`;

/** Sky, sun and clouds; the white hill is the page itself, and the pieces stand on it. */
export const Hero = ({ title, text, actions, pictures, caption, controls }: HeroProps) => (
  <Sky>
    <Air viewBox="0 0 800 600" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <Sun x={612} y={128} r={66} />
      <g>
        <Cloud x={320} y={70} s={2.1} />
        <Cloud x={650} y={150} s={1.6} />
        <Cloud x={40} y={60} s={1.1} o={0.55} />
      </g>
    </Air>
    <Inside>
      <Words>
        <h1>{title}</h1>
        <p>{text}</p>
        <Actions>{actions}</Actions>
        {controls}
      </Words>
      <Floor>
        <Pet viewBox="-56 -102 112 106" aria-hidden="true">
          <Rabbit x={0} y={0} />
        </Pet>
        <svg
          viewBox="-30 -70 90 74"
          style={{ position: 'absolute', right: '2%', bottom: '38%', width: 96 }}
          aria-hidden="true"
        >
          <Tree x={0} y={2} s={0.8} />
          <Tree x={36} y={4} />
        </svg>
        {pictures[1] ? <Side stem={pictures[1]} sizes="250px" /> : null}
        {pictures[0] ? (
          <Lead stem={pictures[0]} sizes="(min-width: 1024px) 520px, 74vw" priority alt={caption?.name} />
        ) : null}
        {pictures[2] ? <Third stem={pictures[2]} sizes="190px" /> : null}
        {caption ? (
          <Price>
            <Anchor href={caption.href}>{caption.name}</Anchor>
            <strong>{formatPesos(caption.price)}</strong>
            {caption.before && caption.before > caption.price ? <s>{formatPesos(caption.before)}</s> : null}
          </Price>
        ) : null}
      </Floor>
    </Inside>
    {/* last: it lies at the bottom, which is known once all the rest has arrived */}
    <Hills viewBox="0 0 1392 330" preserveAspectRatio="none" aria-hidden="true">
      <path d="M480 330C620 160 800 70 1060 76c140 4 240 16 332 34v220H480Z" fill="#B5DCF3" />
      <path d="M0 262c180 4 330-4 480-32 240-46 420-62 620-52 140 6 220 16 292 26v130H0Z" fill="#fff" />
    </Hills>
  </Sky>
);
