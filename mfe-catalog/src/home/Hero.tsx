import type { siteInfo } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { from, reducedMotion, type } from '@actual/themes-contract';
import { Button, LinkButton } from '@actual/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { z } from 'zod';

type Banner = z.infer<typeof siteInfo>['banners'][number];
/** The banner changes every six seconds (shopping 9). */
const rotation = 6_000;

const Frame = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  background: var(--c-hero-bg);
  border-radius: var(--radius-hero);
  min-height: 560px;
  ${from.desktop} { min-height: 520px; grid-template-columns: minmax(0, 0.9fr) minmax(0, 1.1fr); }
  &[data-look='editorial'] { border-radius: 0; min-height: 600px; ${from.desktop} { min-height: 640px; grid-template-columns: minmax(0, 1fr); } }
  &[data-look='scene'] { ${from.desktop} { min-height: 600px; } }
`;
const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: 16px;
  align-content: start;
  justify-items: start;
  max-width: 560px;
  padding: 40px 24px 0;
  color: var(--c-on-hero, var(--c-text));
  ${from.desktop} { align-content: center; padding: 48px; }
  [data-look='editorial'] & { padding-inline: var(--margin); ${from.desktop} { align-content: start; padding-top: 72px; max-width: 640px; } }
`;
const Title = styled.h1`
  margin: 0;
  ${type('hero')}
  text-wrap: balance;
`;
const Lead = styled.p`
  margin: 0;
  max-width: 40ch;
  ${type('lead')}
`;
const Eyebrow = styled.p`
  margin: 0;
  ${type('label')}
`;
const Scene = styled.div`
  position: relative;
  min-height: 280px;
  [data-look='editorial'] & { position: absolute; inset: 0; }
  &[hidden] { display: none; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
const Pause = styled.div`
  position: absolute;
  z-index: 2;
  left: var(--margin);
  bottom: 16px;
  ${reducedMotion} { display: none; }
`;
const WithAside = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 16px;
  ${from.wide} { grid-template-columns: minmax(0, 1fr) 300px; }
`;
const Main = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  min-width: 0;
`;

/** Which banner shows; turns every six seconds, unless paused, pointed at, focused or with reduced motion. */
function useRotation(count: number) {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (count < 2 || paused || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), rotation);
    return () => clearInterval(timer);
  }, [count, paused, held]);
  return { at, paused, toggle: () => setPaused(!paused), hold: () => setHeld(true), release: () => setHeld(false) };
}

interface HeroProps {
  banners: Banner[];
  /** Beside the hero on wide screens. */
  aside?: ReactNode;
  /** Under the hero, in its column. */
  below?: ReactNode;
}

/** The first screen: the brand's scene with the pieces of the banner, its words and one way in. */
export function Hero({ banners, aside, below }: HeroProps) {
  const { HeroScene, structure, voice } = useBrand();
  const turning = useRotation(structure.home === 'editorial' ? banners.length : 1);
  const banner = banners[turning.at] ?? banners[0];
  const product = banner?.product;
  const hero = (
    <Frame
      data-look={structure.home}
      aria-label="Destacado"
      onPointerEnter={turning.hold}
      onPointerLeave={turning.release}
      onFocus={turning.hold}
      onBlur={turning.release}
    >
      <Words>
        {voice.heroEyebrow ? <Eyebrow>{voice.heroEyebrow}</Eyebrow> : null}
        <Title>{banner?.title ?? voice.heroTitle}</Title>
        <Lead>{banner?.displayText || voice.heroText}</Lead>
        <Actions>
          <LinkButton
            href={banner?.displayUrl ?? voice.heroHref}
            variant={structure.buyVariant}
            size="l"
            iconEnd="arrow"
          >
            {voice.heroButton}
          </LinkButton>
          {voice.heroSecondButton && voice.heroSecondHref ? (
            <LinkButton href={voice.heroSecondHref} variant="secondary" size="l">
              {voice.heroSecondButton}
            </LinkButton>
          ) : null}
        </Actions>
      </Words>
      <Scene key={banner?.id}>
        <HeroScene
          pictures={banner ? [banner.filename] : []}
          {...(product
            ? {
                caption: {
                  name: product.Name,
                  href: product.url,
                  price: product.DiscountPrice,
                  ...(product.priceBefore ? { before: product.priceBefore } : {}),
                  ...(product.Discount ? { discount: product.Discount } : {}),
                  ...(product.widthCm ? { width: product.widthCm } : {}),
                },
              }
            : {})}
        />
      </Scene>
      {structure.home === 'editorial' && banners.length > 1 ? (
        <Pause>
          <Button variant="quiet" onClick={turning.toggle} aria-pressed={turning.paused}>
            {turning.paused ? 'Reanudar' : 'Pausar'} {turning.at + 1} / {banners.length}
          </Button>
        </Pause>
      ) : null}
    </Frame>
  );
  if (!aside && !below) return hero;
  return (
    <WithAside style={aside ? undefined : { gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Main>
        {hero}
        {below}
      </Main>
      {aside}
    </WithAside>
  );
}
