import { from, lowWindow, type TypeStepName, type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const tones = {
  text: 'var(--c-text)',
  text2: 'var(--c-text-2)',
  accent: 'var(--c-accent)',
  success: 'var(--c-success)',
  warning: 'var(--c-warning)',
  error: 'var(--c-error)',
  inherit: 'inherit',
} as const;

/** A paragraph (or `as` anything) at one step of the type scale. */
export const Text = styled.p.withConfig({ shouldForwardProp: (prop) => prop !== 'step' && prop !== 'tone' })<{
  step?: TypeStepName;
  tone?: keyof typeof tones;
}>`
  ${({ step }) => type(step ?? 'body')}
  color: ${({ tone }) => tones[tone ?? 'inherit']};
  strong {
    font-weight: 600;
    color: var(--c-text);
  }
`;

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 48px;
  padding-block: 16px 24px;
  ${from.tablet} {
    padding-block: 24px 36px;
  }
  ${lowWindow} {
    padding-block: 12px 24px;
  }
`;
const H1 = styled.h1`
  ${type('h1')}
  max-width: 13em;
  overflow-wrap: anywhere;
`;
const Lead = styled.p`
  ${type('lead')}
  color: var(--c-text-2);
  max-width: 28em;
`;

const Below = styled.div`
  display: grid;
  gap: 8px;
  p {
    ${type('body')}
    max-width: 46em;
  }
`;

export interface PageTitleProps {
  children: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** the introduction stands under the title, as on the way to pay */
  below?: boolean;
}

/** The page's only h1, with its introduction at the right on wide screens. */
export const PageTitle = ({ children, text, action, below = false }: PageTitleProps) => {
  const words = (
    <>
      <H1>{children}</H1>
      {text ? <Lead>{text}</Lead> : null}
    </>
  );
  return (
    <TitleRow>
      {below ? <Below>{words}</Below> : words}
      {action}
    </TitleRow>
  );
};

const SectionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 24px;
  margin-bottom: 20px;
  ${from.tablet} {
    margin-bottom: 28px;
  }
`;
const SectionHeading = styled.h2`
  ${type('h2')}
`;
const SectionNote = styled.p`
  ${type('lead')}
  color: var(--c-text-2);
  margin-top: 6px;
  max-width: 38em;
`;

export interface SectionTitleProps {
  children: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** Title of a part of a page, with a link or buttons at the far end. */
export const SectionTitle = ({ children, text, action }: SectionTitleProps) => (
  <SectionRow>
    <div>
      <SectionHeading>{children}</SectionHeading>
      {text ? <SectionNote>{text}</SectionNote> : null}
    </div>
    {action}
  </SectionRow>
);
