import type { CatalogImport } from '@actual/contracts';
import { VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { QuietButton } from '../fields/controls';
import { percentOf, progressWords } from '../imports/import-words';
import { DeskPanel } from '../layout/DeskParts';
import { progressLook } from '../layout/progress-look';
import { Note } from '../layout/StaffPage';

const Line = styled.div`
  display: grid;
  gap: 8px;
  progress {
    width: 100%;
    height: 6px;
    border-radius: 3px;
    ${progressLook}
  }
`;
/** Percent between two words of a screen reader. */
const saidEvery = 25;

interface BarProps {
  words: string;
  /** Null where nobody knows how much there is. */
  percent: number | null;
}

/** How far something is, in words and as a bar. */
export const ProgressBar = ({ words, percent }: BarProps) => (
  <Line>
    <span>{percent === null ? words : `${words} (${percent} %)`}</span>
    <progress value={percent ?? undefined} max={100} aria-label="Avance" />
    <VisuallyHidden role="status">
      {percent === null ? words.replace(/: .*/, '') : `${Math.floor(percent / saidEvery) * saidEvery} %`}
    </VisuallyHidden>
  </Line>
);

interface ProgressPanelProps {
  one: CatalogImport;
  stopping: boolean;
  onStop: () => void;
}

/** An import's present step; the page may be closed meanwhile. */
export const ProgressPanel = ({ one, stopping, onStop }: ProgressPanelProps) => (
  <DeskPanel
    title="En curso"
    action={
      <QuietButton type="button" aria-busy={stopping} onClick={onStop}>
        Detener
      </QuietButton>
    }
  >
    <ProgressBar words={progressWords(one)} percent={percentOf(one)} />
    <p>
      <Note>Puedes cerrar esta página: sigue sola, y aquí verás cómo terminó.</Note>
    </p>
  </DeskPanel>
);
