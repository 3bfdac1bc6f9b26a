import type { SiteInfo } from '@actual/contracts';
import { from, ScenePicture, type } from '@actual/themes-contract';
import { Container, LinkButton, Price } from '@actual/ui';
import styled from 'styled-components';

const Band = styled.section`
  display: grid;
  overflow: hidden;
  color: var(--c-band-text);
  background: var(--c-band-bg);
  border-radius: var(--radius-hero);
  margin-block: calc(var(--gap-section) / 2);
  picture { align-self: end; display: block; }
  img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: contain; object-position: 50% 100%; }
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); min-height: 360px; }
`;
const Words = styled.div`
  display: grid;
  gap: 16px;
  align-content: center;
  justify-items: start;
  padding: 32px 20px 8px;
  ${from.tablet} { padding: 40px; }
  ${from.desktop} { padding: 56px; }
  h2 { ${type('h2')} text-wrap: balance; }
  p { ${type('lead')} max-width: 28em; text-wrap: pretty; }
`;

/** A banner that does not turn in the hero: it stands alone further down the home page. */
export const SecondBanner = ({ banner }: { banner: SiteInfo['banners'][number] }) => {
  const { displayText, displayUrl, filename, newTab, product, title } = banner;
  return (
    <Container>
      <Band aria-label={title ?? displayText}>
        <Words>
          {title ? <h2>{title}</h2> : null}
          <p>{displayText}</p>
          {product ? (
            <Price
              price={product.DiscountPrice}
              before={product.priceBefore ?? undefined}
              discount={product.Discount || undefined}
            />
          ) : null}
          <LinkButton href={displayUrl} target={newTab ? '_blank' : undefined} iconEnd="arrow">
            Ver la selección
          </LinkButton>
        </Words>
        <ScenePicture stem={filename} sizes="(min-width: 721px) 50vw, 100vw" alt={product?.Name} />
      </Band>
    </Container>
  );
};
