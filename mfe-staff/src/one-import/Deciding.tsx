import type { CatalogImport, ImportChoices } from '@actual/contracts';
import { importedFieldLabels } from '@actual/contracts/facts/catalog/imports';
import { countWords } from '@actual/contracts/facts/text/written';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PrimaryButton, QuietButton } from '../fields/controls';
import { choicesQuery } from '../imports/import-queries';
import { figuresWords } from '../imports/import-words';
import { Note } from '../layout/StaffPage';
import { AskDialog } from './AskDialog';
import { ColumnsPanel } from './ColumnsPanel';
import { firstChoices, missingOf, unknownsOf } from './draft';
import { OptionsPanel } from './OptionsPanel';
import { ReportPanel } from './ReportPanel';
import { UnknownsPanel } from './UnknownsPanel';

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

interface DecidingProps {
  one: CatalogImport;
  isAsking: boolean;
  onTry: (choices: ImportChoices) => void;
  onRun: () => void;
}

/** Staff's choices for a file, its trial, and the run after it. */
export const Deciding = ({ one, isAsking, onTry, onRun }: DecidingProps) => {
  const { api } = useShell();
  const { data: store } = useSuspenseQuery(choicesQuery(api, one.id));
  const [choices, setChoices] = useState(() => one.choices ?? firstChoices(one));
  const [isSure, setIsSure] = useState(false);
  const { look, report, problem } = one;
  if (!look) return null;
  const missing = missingOf(choices, one);
  const unknowns = unknownsOf(one, choices);
  const isTried = report !== null && JSON.stringify(choices) === JSON.stringify(one.choices);
  const asked = choices.missing === 'hide' && report ? report.missing : 0;
  return (
    <>
      <ColumnsPanel look={look} choices={choices} onChange={setChoices} />
      {unknowns.length > 0 ? (
        <UnknownsPanel unknowns={unknowns} choices={choices} store={store} onChange={setChoices} />
      ) : null}
      <OptionsPanel choices={choices} store={store} problem={problem} onChange={setChoices} />
      <Deeds>
        {isTried && problem === null ? (
          <PrimaryButton type="button" aria-busy={isAsking} onClick={() => setIsSure(true)}>
            Importar a la tienda
          </PrimaryButton>
        ) : null}
        <QuietButton
          type="button"
          aria-busy={isAsking}
          disabled={missing.length > 0}
          onClick={() => {
            if (!isAsking) onTry(choices);
          }}
        >
          {report ? 'Simular otra vez' : 'Simular'}
        </QuietButton>
        <Note>
          {missing.length > 0
            ? `Falta decir qué columna es: ${missing.map((field) => importedFieldLabels[field]).join(', ')}.`
            : report && !isTried
              ? 'Cambiaste algo: simula otra vez antes de importar.'
              : 'El simulacro dice qué pasaría, sin cambiar nada.'}
        </Note>
      </Deeds>
      {report ? <ReportPanel one={one} report={report} /> : null}
      {isSure && report ? (
        <AskDialog
          title="Importar a la tienda"
          deed="Importar"
          onClose={() => setIsSure(false)}
          onYes={() => {
            setIsSure(false);
            if (!isAsking) onRun();
          }}
        >
          <p>{`${figuresWords(one)}. Se guarda todo o nada, y después se puede deshacer.`}</p>
          {asked > 0 ? (
            <p>{`Se ocultan ${countWords(asked, 'producto', 'productos')} que el archivo ya no trae.`}</p>
          ) : null}
        </AskDialog>
      ) : null}
    </>
  );
};
