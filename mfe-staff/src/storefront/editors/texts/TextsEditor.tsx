import { storefrontLimits, textDocument } from '@actual/contracts/facts/catalog/storefront';
import { brands } from '@actual/contracts/facts/company/brands';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Field, QuietButton } from '../../../fields/controls';
import { TextArea, TextLine } from '../../../fields/uncut';
import { Note } from '../../../layout/StaffPage';
import type { StorefrontData } from '../../loader';
import { documentQuery, pageTextQuery } from '../../storefront-queries';
import type { Texts, Written } from '../../texts/text-words';
import type { EditorProps } from '../editor';
import { TextFacts, WaysToWrite } from './TextHelp';
import { TextPreview } from './TextPreview';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  @media (min-width: 1100px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
`;
/** Letters of one width: the lines of a table stand below each other. */
const Markdown = styled(TextArea)`
  font-family: ui-monospace, Consolas, monospace;
  line-height: 1.6;
  tab-size: 2;
`;

/** The text of a page as it is written, beside the page as it is read. */
export const TextsEditor = ({ content, onChange }: EditorProps<Texts>) => {
  const { api, brand } = useShell();
  const { text } = useLoaderData<StorefrontData>();
  const { page, scope } = text ?? { page: '', scope: 'store' as const };
  const { data: original } = useSuspenseQuery(pageTextQuery(api, brand.site, page));
  const { data: ofAll } = useSuspenseQuery(documentQuery(api, textDocument('store', page)));
  const area = useRef<HTMLTextAreaElement>(null);
  const shared = scope !== 'store' && ofAll.content.kind === 'texts' ? ofAll.content.own : null;
  const below = shared ?? original.release;
  const shown = content.own ?? below;
  const write = (part: Partial<Written>) => onChange({ ...content, own: { ...shown, ...part } });
  const insert = (name: string) => {
    const { selectionStart: from = shown.text.length, selectionEnd: to = from } = area.current ?? {};
    write({ text: `${shown.text.slice(0, from)}{{${name}}}${shown.text.slice(to)}` });
    area.current?.focus();
  };
  const facts = original.facts.filter(({ everywhere }) => everywhere || scope !== 'store');
  return (
    <>
      <Note role="status">
        {content.own
          ? `Texto propio${scope === 'store' ? '' : ` de ${brands[scope].name}`}`
          : shared
            ? 'El texto de las tres marcas'
            : 'El texto original'}
      </Note>
      {original.section === 'Legal' ? <Note>Antes de publicarlo, pide que lo revise tu abogado.</Note> : null}
      <Sides>
        <Side>
          <Field>
            <span>Frase de arriba (opcional)</span>
            <TextLine
              maxLength={storefrontLimits.bannerText}
              value={shown.lead}
              onChange={({ target }) => write({ lead: target.value })}
            />
          </Field>
          <Field>
            <span>Descripción para los buscadores, de 70 a 155 letras</span>
            <TextArea
              rows={3}
              maxLength={storefrontLimits.bannerText}
              value={shown.description}
              onChange={({ target }) => write({ description: target.value })}
            />
          </Field>
          <Field>
            <span>Texto de la página</span>
            <Markdown
              ref={area}
              rows={24}
              maxLength={storefrontLimits.pageText}
              value={shown.text}
              onChange={({ target }) => write({ text: target.value })}
            />
          </Field>
          <TextFacts facts={facts} onPick={insert} />
          <WaysToWrite />
          {content.own ? (
            <div>
              <QuietButton type="button" onClick={() => onChange({ ...content, own: null })}>
                {shared ? 'Volver al texto de las tres marcas' : 'Volver al texto original'}
              </QuietButton>
            </div>
          ) : null}
        </Side>
        <TextPreview
          document={textDocument(scope, page)}
          content={content}
          facts={Object.fromEntries(original.facts.map(({ name, value }) => [name, value]))}
        />
      </Sides>
    </>
  );
};
