import type { SiteInfo } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { type as font } from '@actual/themes-contract';
import { IconButton, LinkButton } from '@actual/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

type Banner = SiteInfo['banners'][number];
/** The banner changes every six seconds (shopping 9). */
const rotation = 6_000;

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

const captionOf = (product: NonNullable<Banner['product']>) => ({
  name: product.Name,
  href: product.url,
  price: product.DiscountPrice,
  before: product.priceBefore ?? undefined,
  discount: product.Discount || undefined,
  width: product.widthCm ?? undefined,
});

const Turning = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  margin: 12px 0 0 -12px;
  ${font('small')}
  font-variant-numeric: tabular-nums;
`;

/** The first screen: the brand's scene with the banner's piece and words; turns between the banners. */
export function Hero({ banners }: { banners: Banner[] }) {
  const { Hero: BrandHero, structure, voice } = useBrand();
  const turning = useRotation(banners.length);
  const banner = banners[turning.at] ?? banners[0];
  return (
    <section
      aria-label="Destacado"
      onPointerEnter={turning.hold}
      onPointerLeave={turning.release}
      onFocus={turning.hold}
      onBlur={turning.release}
    >
      <BrandHero
        eyebrow={voice.heroEyebrow || undefined}
        title={banner?.title ?? voice.heroTitle}
        text={banner?.displayText || voice.heroText}
        pictures={banner ? [banner.filename] : []}
        caption={banner?.product ? captionOf(banner.product) : undefined}
        actions={
          <>
            <LinkButton
              href={banner?.displayUrl ?? voice.heroHref}
              target={banner?.newTab ? '_blank' : undefined}
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
          </>
        }
        controls={
          banners.length > 1 ? (
            <Turning>
              <IconButton
                icon={turning.paused ? 'play' : 'pause'}
                label={turning.paused ? 'Reanudar' : 'Pausar'}
                iconSize={18}
                onClick={turning.toggle}
              />
              <span>{`${turning.at + 1} / ${banners.length}`}</span>
            </Turning>
          ) : undefined
        }
      />
    </section>
  );
}
