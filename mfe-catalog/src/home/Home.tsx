import { useBrand, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Head } from '../shared/head';
import { HomeScreen } from './HomeScreen';
import { homeJsonLd } from './home-json-ld';
import { siteQuery } from './home-queries';

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
        jsonLd={homeJsonLd(brand, site.company, Object.values(site.siteConstants))}
      />
      <HomeScreen />
    </>
  );
}
