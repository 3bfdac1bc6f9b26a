import { fill, fillHtml } from '@actual/domain/texts/fill';
import { type SlotProps, useShell } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Prose } from './Prose';

const Lead = styled.p`
  ${type('lead')}
  margin-bottom: 24px;
  color: var(--c-text-2);
`;
const Page = styled.div`
  ${type('body')}
  color: var(--c-text);
`;

/** The text of a page of information by itself, as its page draws it: what the desk shows beside the text's form. */
export function PageText({ lead, html, facts }: SlotProps['catalog/page-text']) {
  const { frame } = useShell();
  return (
    <Page>
      {lead ? <Lead>{fill(lead, facts)}</Lead> : null}
      <Prose html={fillHtml(html, facts, frame?.addresses)} />
    </Page>
  );
}
