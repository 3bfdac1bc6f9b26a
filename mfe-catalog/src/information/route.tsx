import type { OwnPageText } from '@actual/contracts';
import { pageOfPath } from '@actual/contracts/facts/catalog/page-names';
import type { InformationContent } from '@actual/domain/texts/content';
import { ApiError, type LoaderArgs, useLoaderData } from '@actual/shell-contract';
import { categoryTreeQuery, siteQuery } from '../home/home-queries';
import { shopsQuery } from '../shops/shops-query';
import { InformationPage } from './InformationPage';

interface Text {
  default: InformationContent;
}
const careManuals = '/manual-de-cuidados-y-recomendaciones/';

// the script that every page begins with lists the name and hash of each file, so all texts are in two files
const careText = (name: string): Promise<Text> =>
  import(
    /* webpackMode: "lazy-once" */
    /* webpackChunkName: "care-texts" */
    `../../content/manual-de-cuidados-y-recomendaciones/${name}.md`
  );
const pageText = (name: string): Promise<Text> =>
  import(
    /* webpackMode: "lazy-once" */
    /* webpackChunkName: "page-texts" */
    /* webpackExclude: /README\.md$|recomendaciones\// */
    `../../content/${name}.md`
  );

const textOf = async (path: string): Promise<InformationContent> =>
  (await (path.startsWith(careManuals) ? careText(path.slice(careManuals.length)) : pageText(path.slice(1)))).default;

/** Pages whose widget shows data of the catalog. */
const loaders: Record<string, (args: LoaderArgs) => Promise<void>> = {
  'texto-de-entrega': async ({ shell }) => {
    const { api, brand, queryClient } = shell;
    await queryClient.ensureQueryData(siteQuery(api, brand.site));
  },
  tiendas: async ({ shell }) => {
    const { api, brand, queryClient } = shell;
    await queryClient.ensureQueryData(shopsQuery(api, brand.site));
  },
  'mapa-del-sitio': async ({ shell }) => {
    const { api, brand, queryClient } = shell;
    await queryClient.ensureQueryData(categoryTreeQuery(api, brand.site));
  },
};

/** The text that administrators wrote for an address; null where the release's holds. */
async function ownTextOf(
  path: string,
  { shell: { api, brand, frame }, signal }: LoaderArgs,
): Promise<OwnPageText | null> {
  const page = pageOfPath(path);
  if (!frame?.texts?.includes(page)) return null;
  try {
    return await api('GET /site/texts/{handle}/{page}', { params: { handle: brand.site, page } }, { signal });
  } catch (error) {
    // taken back a moment ago
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Loads an address's own text, and the data that its page shows beside it. */
export async function load(path: string, args: LoaderArgs): Promise<OwnPageText | null> {
  const { widget } = await textOf(path);
  const [own] = await Promise.all([ownTextOf(path, args), widget ? loaders[widget]?.(args) : undefined]);
  return own;
}

const screenOf = (content: InformationContent) => () => {
  const own = useLoaderData<OwnPageText | null>();
  return <InformationPage content={own ? { ...content, ...own } : content} />;
};

/** The page of an address: its text and the screen around it. */
export async function pageOf(path: string) {
  return { Component: screenOf(await textOf(path)) };
}
