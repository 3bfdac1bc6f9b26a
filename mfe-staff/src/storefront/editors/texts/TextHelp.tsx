import { styled } from 'styled-components';
import { QuietButton } from '../../../fields/controls';
import { Note, narrow, textStyle } from '../../../layout/StaffPage';
import { waysToWrite } from '../../texts/text-words';

const Help = styled.details`
  padding-top: 8px;
  border-top: 1px solid var(--d-line);
  summary {
    ${textStyle(600, 13, 20)}
    min-height: 32px;
    cursor: pointer;
  }
  dl {
    max-height: 360px;
    overflow-y: auto;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 4px 0;
    border-top: 1px solid var(--d-line);
    ${narrow} {
      grid-template-columns: minmax(0, 1fr) auto;
      dd:nth-of-type(1) {
        grid-row: 2;
        grid-column: 1;
      }
    }
  }
  dt {
    font-family: ui-monospace, Consolas, monospace;
    overflow-wrap: anywhere;
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

interface TextFactsProps {
  facts: readonly { name: string; value: string }[];
  onPick: (name: string) => void;
}

/** The names that a text may write, with what the page says in their place today. */
export const TextFacts = ({ facts, onPick }: TextFactsProps) => (
  <Help>
    <summary>Datos que puedes usar</summary>
    <p>
      <Note>
        Se escriben entre llaves; la página dice siempre lo que la tienda hace. Si el plazo cambia, cambia solo.
      </Note>
    </p>
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{`{{${name}}}`}</dt>
          <dd>{value}</dd>
          <dd>
            <QuietButton type="button" aria-label={`Poner ${name}`} onClick={() => onPick(name)}>
              Poner
            </QuietButton>
          </dd>
        </div>
      ))}
    </dl>
  </Help>
);

/** How titles, lists, links and blocks are written. */
export const WaysToWrite = () => (
  <Help>
    <summary>Cómo se escribe</summary>
    <dl>
      {waysToWrite.map(({ write, means }) => (
        <div key={write}>
          <dt>{write}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  </Help>
);
