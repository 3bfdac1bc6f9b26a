import { useBrand, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Container } from '@actual/ui';
import { Head } from '../shared/head';
import { Benefits } from './Benefits';
import { Categories } from './Categories';
import { FeaturedRows } from './FeaturedRows';
import { Hero } from './Hero';
import { HomeTop } from './HomeTop';
import { homeJsonLd } from './home-json-ld';
import { siteQuery } from './home-queries';
import { PromoWidget } from './PromoWidget';
import { Stores } from './Stores';

/** The home page; what differs between brands is a word of the brand's structure. */
export function Home() {
  const { api, brand } = useShell();
  const { structure, voice } = useBrand();
  const { data: site } = useSuspenseQuery(siteQuery(api, brand.site));
  return (
    <>
      <Head
        title={voice.heroTitle}
        description={voice.homeDescription}
        canonical="/"
        jsonLd={homeJsonLd(brand, Object.values(site.siteConstants))}
        {...(site.banners[0] ? { picture: site.banners[0].filename } : {})}
      />
      {structure.home === 'editorial' ? (
        <>
          <Hero banners={site.banners} />
          <Container>
            <Categories />
            <FeaturedRows />
            <Benefits />
            <Stores />
          </Container>
        </>
      ) : (
        <Container>
          <HomeTop aside={structure.home === 'hero-tiles' ? <PromoWidget /> : undefined}>
            <Hero banners={site.banners} />
            <Benefits />
          </HomeTop>
          {structure.home === 'scene' ? <Categories /> : null}
          <FeaturedRows between={structure.home === 'hero-tiles' ? <Categories /> : <PromoWidget />} />
          <Stores />
        </Container>
      )}
    </>
  );
}
