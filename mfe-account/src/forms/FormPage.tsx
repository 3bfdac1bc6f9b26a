import { tabTitle } from '@actual/contracts/facts/text/tab-title';
import { useBrand, useLocation, useShell } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { Container } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  padding-block: 24px var(--gap-section);
`;
const Head = styled.div`
  display: grid;
  gap: 8px;
  padding-block: 20px 24px;
  ${from.tablet} {
    padding-block: 32px 36px;
  }
  > h1 {
    ${type('h1')}
  }
  > p {
    max-width: 39em;
    ${type('lead')}
    color: var(--c-text-2);
  }
`;

/** The title and introduction above a form. */
export const Intro = ({ title, lead }: { title: string; lead: ReactNode }) => (
  <Head>
    <h1>{title}</h1>
    <p>{lead}</p>
  </Head>
);

/** The description for search engines, and the page's canonical address. */
const Found = ({ description }: { description: string }) => {
  const { pathname } = useLocation();
  return (
    <>
      <link rel="canonical" href={useShell().brand.origin + pathname} />
      <meta name="description" content={description} />
    </>
  );
};

export interface FormPageProps {
  title: string;
  lead: string;
  /** As wide as one column of fields. */
  narrow?: boolean;
  /** False where search engines have nothing to find; pages that they may find are in the sitemap too. */
  found?: boolean;
  children: ReactNode;
}

export const FormPage = ({ title, lead, narrow, found = false, children }: FormPageProps) => (
  <Page narrow={narrow}>
    <title>{tabTitle(title, useBrand().name)}</title>
    {found ? <Found description={lead} /> : <meta name="robots" content="noindex" />}
    <Intro title={title} lead={lead} />
    {children}
  </Page>
);
