import type { CatalogImportRow } from '@actual/contracts';
import { storeYear } from '@actual/contracts/store-day';
import { Link } from '@actual/shell-contract';
import { VisuallyHidden } from '@actual/ui';
import { Rows } from '../layout/Rows';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { importHref } from './import-queries';
import { figuresWords, stateOf } from './import-words';

const personWords = (person: CatalogImportRow['madeBy']): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() : 'Alguien que ya no está';

export const ImportsTable = ({ imports }: { imports: readonly CatalogImportRow[] }) => (
  <Rows>
    <VisuallyHidden as="caption">Importaciones</VisuallyHidden>
    <thead>
      <tr>
        <th scope="col">Archivo</th>
        <th scope="col">Estado</th>
        <th scope="col">Resultado</th>
        <th scope="col">Cuándo</th>
        <th scope="col">Quién</th>
      </tr>
    </thead>
    <tbody>
      {imports.map((one) => {
        const { word, tone } = stateOf(one);
        return (
          <tr key={one.id}>
            <td>
              <Link to={importHref(one.id)}>{one.filename}</Link>
              {one.pictures ? <small>{`con ${one.pictures.filename}`}</small> : null}
            </td>
            <td>
              <StateTag $tone={tone}>{word}</StateTag>
            </td>
            <td data-label="Resultado">{figuresWords(one)}</td>
            <td data-label="Cuándo">{momentWords(one.undoneAt ?? one.ranAt ?? one.createdAt, storeYear())}</td>
            <td data-label="Quién">{personWords(one.undoneBy ?? one.ranBy ?? one.madeBy)}</td>
          </tr>
        );
      })}
    </tbody>
  </Rows>
);
