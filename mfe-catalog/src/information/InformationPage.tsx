import { nobody } from '@actual/contracts/facts/company/company';
import { companyFacts } from '@actual/domain/texts/company-facts';
import type { InformationContent } from '@actual/domain/texts/content';
import { figures } from '@actual/domain/texts/figures';
import { fill, fillHtml } from '@actual/domain/texts/fill';
import { useQuery, useShell } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { Breadcrumbs, Button, Container, formatDate } from '@actual/ui';
import { styled } from 'styled-components';
import facts from '../../content/datos.yaml';
import sections from '../../content/secciones.yaml';
import { breadcrumbList, Head } from '../shared/head';
import { ListTitle } from '../shared/ListTitle';
import { shopsQuery } from '../shops/shops-query';
import { Contact } from './Contact';
import { Contents } from './Contents';
import { faqPage, furnitureStores } from './information-json-ld';
import { PageWidget } from './PageWidget';
import { Prose } from './Prose';
import { SideNav } from './SideNav';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  margin-bottom: var(--gap-section);
  ${from.desktop} { grid-template-columns: 220px minmax(0, 1fr); gap: 56px; align-items: start; }
  ${from.wide} { grid-template-columns: 224px minmax(0, 1fr) 272px; gap: 64px; }
  @media print { display: block; }
`;
const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  min-width: 0;
`;
const Aside = styled.div`
  display: grid;
  gap: 32px;
  ${from.desktop} { grid-column: 2; }
  ${from.wide} { grid-column: 3; grid-row: 1; position: sticky; top: 24px; }
`;
const Foot = styled.footer`
  ${type('body')}
  display: flex;
  max-width: 44em;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  padding-top: 16px;
  border-top: 1px solid var(--c-line);
  p { ${type('small')} color: var(--c-text-2); }
`;

const sectionOf = (path: string) =>
  sections.find(({ pages }) => pages.some((page) => page.path === path)) ?? sections[0];

/** Inicio, the page's section by its first page, and for a material the manual it belongs to. */
function trailOf(content: InformationContent) {
  const section = sectionOf(content.path);
  const first = section?.pages[0];
  const between = first && first.path !== content.path ? [{ label: section.name, href: first.path }] : [];
  return [{ label: 'Inicio', href: '/' }, ...between, { label: content.shortTitle }];
}

/** Any information page: the list of its section, the text in a good measure, related facts and contacts. */
export function InformationPage({ content }: { content: InformationContent }) {
  const { api, brand, frame } = useShell();
  const { data: shops = [] } = useQuery({ ...shopsQuery(api, brand.site), enabled: content.widget === 'tiendas' });
  const company = frame?.company ?? nobody;
  const own = { ...facts[brand.site], ...companyFacts(company), ...figures };
  const trail = trailOf(content);
  const jsonLd = [
    breadcrumbList(brand.origin, trail),
    ...(content.questions.length > 0 ? [faqPage(content.questions, own)] : []),
    ...furnitureStores(brand, shops),
  ];
  return (
    <Container>
      <Head
        title={content.title}
        description={fill(content.description, own)}
        canonical={content.canonical ?? content.path}
        jsonLd={jsonLd}
      />
      <Breadcrumbs items={trail} />
      <ListTitle title={content.title} text={content.lead ? fill(content.lead, own) : undefined} />
      <Layout>
        <SideNav sections={sections} section={sectionOf(content.path)} path={content.path} />
        <Article>
          <PageWidget name={content.widget} />
          {content.html ? <Prose html={fillHtml(content.html, own, frame?.addresses)} /> : null}
          <Foot>
            <p>
              Última actualización: <time dateTime={content.updated}>{formatDate(content.updated)}</time>
            </p>
            <Button variant="quiet" icon="print" onClick={() => window.print()}>
              Imprimir
            </Button>
          </Foot>
        </Article>
        <Aside>
          {content.contents.length > 2 ? (
            <Contents items={content.contents.map(({ id, text }) => ({ id, text: fill(text, own) }))} />
          ) : null}
          <Contact company={company} office={content.hours === 'oficinas'} />
        </Aside>
      </Layout>
    </Container>
  );
}
