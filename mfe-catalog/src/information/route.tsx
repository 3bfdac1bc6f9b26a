import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { categoryTreeQuery, siteQuery } from '../home/home-queries';
import type { InformationContent } from './content';
import { InformationPage } from './InformationPage';

const textOf = async (path: string): Promise<InformationContent> => {
  const text: { default: InformationContent } = await import(
    /* webpackChunkName: "info-[request]" */
    /* webpackExclude: /README\.md$/ */
    `../../content/${path.slice(1)}.md`
  );
  return text.default;
};

/** What some pages show beside their text comes from the catalog. */
const loaders: Record<string, (args: LoaderFunctionArgs) => Promise<null>> = {
  'texto-de-entrega': async ({ context }) => {
    const { api, brand, queryClient } = context.get(shellContext);
    await queryClient.ensureQueryData(siteQuery(api, brand.site));
    return null;
  },
  'mapa-del-sitio': async ({ context }) => {
    const { api, brand, queryClient } = context.get(shellContext);
    await queryClient.ensureQueryData(categoryTreeQuery(api, brand.site));
    return null;
  },
};

/** The page of an address: its text, the screen around it and what it loads. */
export async function pageOf(path: string) {
  const content = await textOf(path);
  const loader = loaders[content.part ?? ''];
  return { element: <InformationPage key={path} content={content} />, ...(loader ? { loader } : {}) };
}
