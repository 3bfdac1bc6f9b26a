import { mostCompared } from '@actual/contracts/facts/catalog/shown-counts';
import { formatZip } from '@actual/contracts/facts/text/written';
import {
  Form,
  keepPreviousData,
  useNavigate,
  useQuery,
  useSearchParams,
  useShell,
  useZipcode,
} from '@actual/shell-contract';
import { Breadcrumbs, Button, Checkbox, Container, LinkButton, PageTitle, Row, Stack, Text } from '@actual/ui';
import styled from 'styled-components';
import { Head } from '../shared/head';
import { PrintSheet } from '../shared/PrintSheet';
import { ShareLinks } from '../shared/ShareLinks';
import { useWayIn } from '../way-in/use-way-in';
import { ComparisonNotes } from './ComparisonNotes';
import { ComparisonTable } from './ComparisonTable';
import { compareHref, differencesName, productsName, readComparison } from './compare-address';
import { comparisonQuery } from './compare-queries';
import { DiffersDot } from './DiffersMark';
import { NothingToCompare } from './NothingToCompare';
import { comparisonRows } from './rows';
import { useChosen } from './use-chosen';

const title = 'Comparar muebles';
const Bottom = styled.div`
  margin-bottom: var(--gap-section);
`;

/** Only the rows in which the products differ; a form with a button without script. */
function OnlyDifferences({ ids, checked }: { ids: readonly string[]; checked: boolean }) {
  const navigate = useNavigate();
  return (
    <Form data-noprint="">
      <input type="hidden" name={productsName} value={ids.join(',')} />
      <Row gap={3}>
        <Checkbox
          name={differencesName}
          value="1"
          label={
            <>
              <DiffersDot aria-hidden="true" />
              Ver solo las diferencias
            </>
          }
          checked={checked}
          onChange={() => navigate(compareHref(ids, !checked), { preventScrollReset: true })}
        />
        <noscript>
          <Button type="submit" variant="secondary" size="s">
            Aplicar
          </Button>
        </noscript>
      </Row>
    </Form>
  );
}

/** `/comparar?productos=…`: up to four products side by side. */
export function Comparison() {
  const { api } = useShell();
  const [search] = useSearchParams();
  const zipcode = useZipcode();
  const chosen = useChosen();
  const { ids, beyond, differences } = readComparison(search);
  const { data = [] } = useQuery({
    ...comparisonQuery(api, ids, zipcode.value?.id, useWayIn()),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  // the last answer stays until the next arrives, but removed products go at once
  const products = data.filter(({ product }) => ids.includes(product.id));
  const shown = products.map(({ product }) => product.id);
  const rows = comparisonRows(products, zipcode.value ? formatZip(zipcode.value.cp) : null);
  const differing = rows.filter((row) => row.differs);
  const several = products.length > 1;
  const category = products[0]?.product.Categories.at(-1);
  return (
    <Container>
      <Head title={title} description="Precios, medidas y días de entrega lado a lado." noIndex />
      <Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: 'Comparar' }]} />
      <PageTitle>{title}</PageTitle>
      <Bottom>
        <Stack gap={5}>
          <ComparisonNotes gone={ids.length - products.length} beyond={beyond} href={compareHref(shown, differences)} />
          {products.length === 0 ? (
            <NothingToCompare />
          ) : (
            <>
              {several ? <OnlyDifferences ids={shown} checked={differences} /> : null}
              {several ? null : <Text tone="text2">Agrega otro mueble para ver en qué cambian.</Text>}
              {differences && several && differing.length === 0 ? (
                <Text tone="text2">En lo que sabemos de ellos son iguales.</Text>
              ) : null}
              <ComparisonTable
                products={products}
                rows={differences && several ? differing : rows}
                hrefWithout={(id) =>
                  compareHref(
                    shown.filter((one) => one !== id),
                    differences,
                  )
                }
                onRemove={chosen.remove}
              />
              <Row gap={4}>
                {products.length < mostCompared && category ? (
                  <div data-noprint="">
                    <LinkButton variant="secondary" icon="plus" href={`/category/${category.Handle}`}>
                      {`Agregar de ${category.Name}`}
                    </LinkButton>
                  </div>
                ) : null}
                <ShareLinks title={title} href={compareHref(shown, differences)} />
                <PrintSheet href={compareHref(shown, differences)}>Imprimir</PrintSheet>
              </Row>
            </>
          )}
        </Stack>
      </Bottom>
    </Container>
  );
}
