import type { SiteInfo } from '@actual/contracts';
import { useBrand, useShell } from '@actual/shell-contract';
import { LinkButton } from '@actual/ui';
import { styled } from 'styled-components';
import { Note } from '../../layout/StaffPage';

const Stage = styled.div`
  display: grid;
  gap: 12px;
  background: var(--c-bg);
  border-radius: 8px;
`;

/** The banners as the brand's own first screen draws them; nothing in it is pressed, for that would leave the form. */
export const BannerPreview = ({ banners }: Pick<SiteInfo, 'banners'>) => {
  const { brand } = useShell();
  const { Hero, structure, voice } = useBrand();
  return (
    <>
      <Note>{`Así se ve la portada de ${brand.name}, en este orden.`}</Note>
      <Stage inert>
        {banners.map(({ id, title, displayText, displayUrl, filename, product }) => (
          <Hero
            key={id}
            eyebrow={voice.heroEyebrow || undefined}
            title={title ?? voice.heroTitle}
            text={displayText}
            pictures={[filename]}
            caption={
              product
                ? {
                    name: product.Name,
                    href: product.url,
                    price: product.DiscountPrice,
                    before: product.priceBefore ?? undefined,
                    discount: product.Discount || undefined,
                    width: product.widthCm ?? undefined,
                  }
                : undefined
            }
            actions={
              <LinkButton href={displayUrl} variant={structure.buyVariant} size="l" iconEnd="arrow">
                {voice.heroButton}
              </LinkButton>
            }
          />
        ))}
      </Stage>
    </>
  );
};
