import { consentFormWords, purposeWords } from '@actual/contracts/facts/access/privacy';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { formatMoment } from '@actual/contracts/store-day';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, formatDate, Panel, Stack, Table, Text, TextLink, TextSkeleton } from '@actual/ui';
import { consentsQuery } from './privacy-queries';

/** The consents that a client gave and took back, each with its notice. */
export const Consents = () => {
  const { api } = useShell();
  const { data, isError } = useQuery(consentsQuery(api));
  return (
    <Panel as="section" aria-labelledby="permisos">
      <Stack gap={4}>
        <div>
          <Text as="h2" step="h4" id="permisos">
            Lo que nos has permitido
          </Text>
          <Text step="small" tone="text2">
            Para qué nos diste tus datos con esta cuenta, y cuándo.{' '}
            <TextLink href={informationPages.privacy}>Aviso de privacidad</TextLink>
          </Text>
        </div>
        {data ? (
          <Table
            caption="Permisos que diste o retiraste"
            hideCaption
            dense
            columns={[
              { key: 'at', title: 'Cuándo' },
              { key: 'purpose', title: 'Para qué' },
              { key: 'given', title: 'Permiso' },
              { key: 'form', title: 'Dónde', hideOnPhone: true },
              { key: 'notice', title: 'Aviso del', hideOnPhone: true },
            ]}
            rows={data.map(({ at, purpose, given, form, notice }) => ({
              id: `${at} ${purpose}`,
              cells: {
                at: formatMoment(at),
                purpose: purposeWords[purpose],
                given: given ? 'Dado' : 'Retirado',
                form: consentFormWords[form],
                notice: formatDate(notice),
              },
            }))}
          />
        ) : null}
        {isError && !data ? <Alert tone="error">No pudimos leer tus permisos. Recarga la página.</Alert> : null}
        {data || isError ? null : <TextSkeleton lines={3} />}
      </Stack>
    </Panel>
  );
};
