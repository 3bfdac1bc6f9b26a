import type { InformationContent } from '@actual/domain/texts/content';
import type { LoaderArgs } from '@actual/shell-contract';
import { categoryTreeQuery, siteQuery } from '../home/home-queries';
import { shopsQuery } from '../shops/shops-query';
import { InformationPage } from './InformationPage';

const textOf = async (path: string): Promise<InformationContent> => {
  const text: { default: InformationContent } = await import(
    /* webpackChunkName: "info-[index]" */
    /* webpackExclude: /README\.md$/ */
    `../../content/${path.slice(1)}.md`
  );
  return text.default;
};

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

/** Loads the data that an address's page shows beside its text. */
export async function load(path: string, args: LoaderArgs): Promise<null> {
  const { widget } = await textOf(path);
  if (widget) await loaders[widget]?.(args);
  return null;
}

const screenOf = (content: InformationContent) => () => <InformationPage content={content} />;

/** The page of an address: its text and the screen around it. */
export async function pageOf(path: string) {
  return { Component: screenOf(await textOf(path)) };
}
