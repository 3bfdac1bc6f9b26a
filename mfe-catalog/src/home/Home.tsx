import { hydrateLazily, useBrand, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Head } from '../shared/head';
import { homeJsonLd } from './home-json-ld';
import { siteQuery } from './home-queries';

/** Pictures, words and links: all of it can be read, and followed, before its code is there. */
const HomeScreen = hydrateLazily(
  async () => (await import(/* webpackChunkName: "home-screen" */ './HomeScreen')).HomeScreen,
);

/** `/`: the home page. */
export function Home() {
  const { api, brand } = useShell();
  const { voice } = useBrand();
  const { data: site } = useSuspenseQuery(siteQuery(api, brand.site));
  return (
    <>
      <Head
        title={voice.heroTitle}
        description={voice.homeDescription}
        canonical="/"
        jsonLd={homeJsonLd(brand, Object.values(site.siteConstants))}
      />
      <HomeScreen />
    </>
  );
}
