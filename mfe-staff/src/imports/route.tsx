import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { useNavigate, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { DeskPanel } from '../layout/DeskParts';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { ImportsTable } from './ImportsTable';
import { importHref, importsQuery } from './import-queries';
import { UploadForm } from './UploadForm';

/** `/importar`: a merchant's file into the catalog, and the imports before. */
export const Component = () => {
  const { api } = useShell();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(importsQuery(api));
  const { label } = staffPages.imports;
  return (
    <StaffPage title={label}>
      <Column>
        <PageTitle>{label}</PageTitle>
        <DeskPanel title="Archivo nuevo">
          <UploadForm onBegun={({ id }) => navigate(importHref(id))} />
        </DeskPanel>
        <DeskPanel
          title="Importaciones"
          note={data.imports.length > 0 ? 'las más recientes' : undefined}
          flush={data.imports.length > 0}
        >
          {data.imports.length > 0 ? <ImportsTable imports={data.imports} /> : <Note>Todavía no hay ninguna.</Note>}
        </DeskPanel>
      </Column>
    </StaffPage>
  );
};
