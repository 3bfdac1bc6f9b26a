import {
  hydrateLazily,
  keepPreviousData,
  useBrand,
  useQuery,
  useShell,
  useSuspenseQuery,
  useZipcode,
} from '@actual/shell-contract';
import { Container, Section } from '@actual/ui';
import { CompareBar } from '../compare/CompareBar';
import { RoomsBand } from '../rooms/RoomsBand';
import { Benefits } from './Benefits';
import { Categories } from './Categories';
import { FeaturedRow } from './FeaturedRow';
import { FeaturePanel } from './FeaturePanel';
import { Hero } from './Hero';
import { HomeTop } from './HomeTop';
import { featuredQuery, siteQuery } from './home-queries';
import { PromoWidget } from './PromoWidget';
import { SecondBanner } from './SecondBanner';
import { Stores } from './Stores';

/** Links, which work as they came. */
const Ages = hydrateLazily(async () => (await import(/* webpackChunkName: "ages" */ './Ages')).Ages);

/** The home page. Its order is a word of the brand's structure: editorial pages, carousels under a house, a scene. */
export function HomeScreen() {
  const { api, brand } = useShell();
  const { structure } = useBrand();
  const { data: site } = useSuspenseQuery(siteQuery(api, brand.site));
  const zipcode = useZipcode();
  // a new postal code changes the days, not the page
  const { data: featured } = useQuery({
    ...featuredQuery(api, brand.site, zipcode.value?.id),
    placeholderData: keepPreviousData,
  });
  const turning = site.banners.filter(({ secondBanner }) => !secondBanner);
  const standing = site.banners.flatMap((banner) =>
    banner.secondBanner ? <SecondBanner key={banner.id} banner={banner} /> : [],
  );
  const piece = featured?.piece ?? null;
  const promo = featured?.promo ?? [];
  const row = (at: number) => {
    const carousel = featured?.carousels[at];
    return carousel ? <FeaturedRow carousel={carousel} lead={structure.home === 'editorial'} /> : null;
  };
  return (
    <>
      {structure.home === 'hero-tiles' ? (
        <>
          <Container>
            <HomeTop aside={<PromoWidget products={promo} />}>
              <Hero banners={turning} />
              <Benefits />
            </HomeTop>
          </Container>
          {row(0)}
          <Categories />
          {piece ? <FeaturePanel product={piece} /> : null}
          {row(1)}
          {standing}
          {row(2)}
        </>
      ) : null}
      {structure.home === 'scene' ? (
        <>
          <Hero banners={turning} />
          <Container>
            <Benefits />
          </Container>
          <Categories />
          {row(0)}
          <Ages />
          <PromoWidget products={promo} band />
          {piece ? <FeaturePanel product={piece} /> : null}
          {row(1)}
          {standing}
        </>
      ) : null}
      {structure.home === 'editorial' ? (
        <>
          <Hero banners={turning} />
          <Categories />
          <PromoWidget products={promo} band />
          {piece ? <FeaturePanel product={piece} /> : null}
          {row(1)}
          {standing}
          <Section>
            <Benefits />
          </Section>
        </>
      ) : null}
      <RoomsBand
        title="Compra la estancia"
        text="Todas las piezas de una imagen, con su total y el día en que llega todo."
      />
      <Stores shops={site.shops} />
      <CompareBar />
    </>
  );
}
