import { from } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Bird, Cloud, Elephant, Tree } from './animals';

const Scene = styled.div`
  position: relative;
  overflow: hidden;
  height: clamp(110px, 15vw, 210px);
  background: var(--c-bg);
  > svg {
    position: absolute;
    bottom: 0;
  }
`;
const Hills = styled.svg`
  left: 0;
  width: 100%;
  height: clamp(56px, 9vw, 130px);
  margin-bottom: -1px;
`;
const Trees = styled.svg`
  left: 10%;
  width: clamp(70px, 9vw, 120px);
  margin-bottom: clamp(32px, 5.2vw, 76px);
`;
const Friends = styled.svg`
  right: 8%;
  width: clamp(120px, 15vw, 210px);
  margin-bottom: clamp(38px, 6.4vw, 94px);
`;
const Sky = styled.svg`
  display: none;
  left: 34%;
  width: 40%;
  margin-bottom: 100px;
  ${from.desktop} {
    display: block;
  }
`;

/** Hills that melt into the footer; the elephant and the bird walk over them. */
export const FooterScene = () => (
  <Scene aria-hidden="true">
    <Sky viewBox="0 0 560 90">
      <g opacity="0.7" style={{ filter: 'brightness(0.97)' }}>
        <Cloud x={40} y={40} s={0.9} />
        <Cloud x={420} y={12} s={1.1} />
      </g>
    </Sky>
    <Trees viewBox="-30 -70 110 74">
      <Tree x={0} y={4} />
      <Tree x={52} y={4} s={0.75} />
    </Trees>
    <Friends viewBox="-80 -112 250 116">
      <Elephant x={0} y={4} />
      <Bird x={118} y={2} />
    </Friends>
    <Hills viewBox="0 0 1440 130" preserveAspectRatio="none">
      <path d="M0 82 C 240 22 470 22 690 92 L 1440 130 L 0 130 Z" fill="var(--c-hero-bg)" />
      <path d="M780 92 C 1020 14 1250 14 1440 66 L 1440 130 L 780 130 Z" fill="var(--c-hero-bg)" />
      <path d="M0 130 C 420 74 1020 74 1440 130 Z" fill="var(--c-footer-bg)" />
    </Hills>
  </Scene>
);
