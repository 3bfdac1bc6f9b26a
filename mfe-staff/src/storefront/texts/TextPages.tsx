import type { PageTextRow } from '@actual/contracts';
import { pathOfPage } from '@actual/contracts/facts/catalog/page-names';
import { type TextScope, textDocument } from '@actual/contracts/facts/catalog/storefront';
import { brands } from '@actual/contracts/facts/company/brands';
import { formatMoment } from '@actual/contracts/store-day';
import { Link, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Panel, PanelTitle } from '../../layout/Panel';
import { Note, narrow, textStyle } from '../../layout/StaffPage';
import { Tabs } from '../../layout/Tabs';
import { StateTag } from '../../reports/StateTag';
import { hrefOfKind, hrefOfText } from '../storefront-address';
import { pageTextsQuery } from '../storefront-queries';
import { Workspace } from '../Workspace';

const Pages = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: 2px 20px;
    align-items: center;
    padding: 6px 0;
    border-top: 1px solid var(--d-line);
    ${narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  li > a {
    ${textStyle(550, 13, 20)}
    display: flex;
    align-items: center;
    min-height: 32px;
    color: var(--d-accent);
    overflow-wrap: anywhere;
    @media (pointer: coarse) {
      min-height: 44px;
    }
    &:hover {
      text-decoration: underline;
    }
  }
`;
const States = styled.div`
  display: grid;
  gap: 4px;
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  margin-bottom: 12px;
  h2 {
    ${textStyle(650, 16, 24)}
    width: 100%;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--d-accent);
  }
`;

const scopeWords = (scope: TextScope): string => (scope === 'store' ? 'Las tres marcas' : brands[scope].name);

/** Whose own text a page has, since when and by whom. */
const PageState = ({ own }: Pick<PageTextRow, 'own'>) =>
  own.length === 0 ? (
    <Note>Texto original</Note>
  ) : (
    <States>
      {own.map(({ scope, since, by }) => (
        <p key={scope}>
          <StateTag $tone="good">{`Propio: ${scopeWords(scope)}`}</StateTag>
          <Note>{`${by || 'Cuenta eliminada'}${since ? `, ${formatMoment(since)}` : ''}`}</Note>
        </p>
      ))}
    </States>
  );

const sectionsOf = (pages: readonly PageTextRow[]): Map<string, PageTextRow[]> => {
  const sections = new Map<string, PageTextRow[]>();
  for (const one of pages) sections.set(one.section, [...(sections.get(one.section) ?? []), one]);
  return sections;
};

/** The pages of information in their sections; each leads to its text. */
const PageList = ({ pages }: { pages: readonly PageTextRow[] }) => {
  const { brand } = useShell();
  return (
    <>
      {[...sectionsOf(pages)].map(([section, rows]) => (
        <Panel key={section} aria-label={section}>
          <PanelTitle>{section}</PanelTitle>
          <Pages>
            {rows.map(({ page, title, own }) => (
              <li key={page}>
                <Link to={hrefOfText(page, own.some(({ scope }) => scope === brand.site) ? brand.site : 'store')}>
                  {title}
                </Link>
                <PageState own={own} />
              </li>
            ))}
          </Pages>
        </Panel>
      ))}
    </>
  );
};

/** The texts of the pages of information: all of them, or the one that is edited, for all brands or for the desk's. */
export const TextPages = ({ text }: { text: { page: string; scope: TextScope } | null }) => {
  const { api, brand } = useShell();
  const { pages } = useSuspenseQuery(pageTextsQuery(api)).data;
  if (!text) return <PageList pages={pages} />;
  const { page, scope } = text;
  const row = pages.find((one) => one.page === page);
  const name = textDocument(scope, page);
  return (
    <>
      <Head>
        <h2>{row?.title ?? pathOfPage(page)}</h2>
        <Link to={hrefOfKind('texts')}>Todos los textos</Link>
        <Link to={pathOfPage(page)}>Ver la página</Link>
      </Head>
      <nav aria-label="De qué marca">
        <Tabs>
          {(['store', brand.site] as const).map((one) => (
            <li key={one}>
              <Link to={hrefOfText(page, one)} aria-current={one === scope ? 'page' : undefined}>
                {one === 'store' ? 'Para las tres marcas' : `Solo ${brand.name}`}
              </Link>
            </li>
          ))}
        </Tabs>
      </nav>
      {scope === 'store' && row?.own.some((one) => one.scope === brand.site) ? (
        <p role="note">{`${brand.name} tiene su propio texto de esta página: lo que cambies aquí no se ve en esa marca.`}</p>
      ) : null}
      <Workspace key={name} name={name} />
    </>
  );
};
