import { countWords } from '@actual/contracts/facts/text/written';
import { keepPreviousData, Slot, useQuery, useShell } from '@actual/shell-contract';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Note, textStyle } from '../../../layout/StaffPage';
import { mistakeText, refusedText } from '../../refusal-words';
import { textPreviewQuery } from '../../storefront-queries';
import { cleanedText, type Texts, textComplaint } from '../../texts/text-words';

/** Milliseconds without a key after which the page is drawn anew. */
const pause = 600;

const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  h3 {
    ${textStyle(600, 13, 20)}
  }
  > [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;
const Paper = styled.div`
  max-height: 900px;
  padding: 20px;
  overflow-y: auto;
  background: var(--c-bg);
  border: 1px solid var(--d-line);
  border-radius: 8px;
`;
const Missing = styled.div`
  padding: 12px 14px;
  color: #7a4e00;
  background: #fbf0d6;
  border-radius: 6px;
  overflow-wrap: anywhere;
`;

/** What was typed, once nothing was for a moment. */
function useRested(content: Texts): Texts {
  const [rested, setRested] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setRested(content), pause);
    return () => clearTimeout(timer);
  }, [content]);
  return rested;
}

interface TextPreviewProps {
  document: string;
  content: Texts;
  facts: Readonly<Record<string, string>>;
}

/** The page as the brand draws it, with the figures of today; below it stays what could still be read. */
export const TextPreview = ({ document, content, facts }: TextPreviewProps) => {
  const { api, brand } = useShell();
  const rested = cleanedText(useRested(content));
  const isReady = textComplaint(rested) === null;
  const { data, error } = useQuery({
    ...textPreviewQuery(api, document, rested),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  const [drawn, setDrawn] = useState(data?.drawn);
  // what could be read last stays while a line is wrong
  if (data?.drawn && data.drawn !== drawn) setDrawn(data.drawn);
  const wrong = data?.mistake ? mistakeText(data.mistake) : error ? refusedText(error) : null;
  return (
    <Pane aria-label="Vista previa">
      <h3>{`Así se lee en ${brand.name}`}</h3>
      {wrong && isReady ? <p role="alert">{wrong}</p> : null}
      {drawn && drawn.missing.length > 0 ? (
        <Missing role="note">
          {`El texto original dice ${countWords(drawn.missing.length, 'plazo o cifra', 'plazos o cifras')} de las reglas de la tienda que este ya no dice: ${drawn.missing.map((name) => `{{${name}}}`).join(', ')}. La tienda los sigue aplicando.`}
        </Missing>
      ) : null}
      {drawn ? (
        <Paper inert>
          <Slot name="catalog/page-text" lead={drawn.lead} html={drawn.html} facts={facts} />
        </Paper>
      ) : wrong ? null : (
        <Note role="status">Se está dibujando.</Note>
      )}
    </Pane>
  );
};
