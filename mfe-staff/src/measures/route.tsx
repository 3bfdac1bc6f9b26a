import type { ProductMeasures } from '@actual/contracts';
import { mayEnter } from '@actual/contracts/facts/access/access';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { modelFaultWords, sizesText } from '@actual/contracts/facts/catalog/model-sizes';
import { type Site, sites, societiesOf, societyName } from '@actual/contracts/facts/company/brands';
import { countWords, formatNumber } from '@actual/contracts/facts/text/written';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { ListPage } from '../layout/ListPage';
import { ListRow } from '../layout/ListRow';
import { Note } from '../layout/StaffPage';
import { ExportBar } from '../reports/export/ExportBar';
import { StateTag } from '../reports/StateTag';
import { useDeskUser } from '../slots/staff-roles';
import { hrefOfMeasures, type MeasuresView, measuresQuery } from './measure-queries';

const productNoun = ['producto', 'productos'] as const;

/** The remedy for a product. */
function toDo({ sizes, model, fault }: ProductMeasures): string {
  const told = `${sizesText(sizes)} cm`;
  if (fault) return `${modelFaultWords[fault]} El catálogo dice ${told}.`;
  return model
    ? `El modelo mide ${sizesText(model)} cm y el catálogo dice ${told} (ancho × fondo × alto).`
    : `Cuenta la medida del mueble armado: ${told} (ancho × fondo × alto).`;
}

function Measured({ product, site }: { product: ProductMeasures; site: Site }) {
  const sellers = sites.filter((one) => societiesOf(one).includes(product.society));
  const seller = sellers.includes(site) ? site : (sellers[0] ?? site);
  return (
    <ListRow>
      <p>
        <a href={`${product.url}?marca=${seller}`}>{product.name}</a>
        {product.fault ? <StateTag $tone="bad">No se puede medir</StateTag> : null}
      </p>
      <p>
        <Note>{`${product.itemCode} · ${societyName(product.society)} · ${toDo(product)}`}</Note>
      </p>
    </ListRow>
  );
}

/** `/medidas`: products on sale without parcels, and those whose 3D model is another size than they are. */
export const Component = () => {
  const view = useLoaderData<MeasuresView>();
  const { api, brand } = useShell();
  const user = useDeskUser();
  const { data } = useSuspenseQuery(measuresQuery(api, view));
  const { counts, unmeasured } = data;
  const waiting = unmeasured > 0 ? ` ${countWords(unmeasured, 'modelo 3D', 'modelos 3D')} por medir.` : '';
  const next = (state: MeasuresView['state'], words: string) => [
    { to: hrefOfMeasures({ state, page: 1 }), words },
    ...(mayEnter(user?.role, staffPages.imports.access)
      ? [{ to: staffPages.imports.path, words: 'Importar un catálogo' }]
      : []),
  ];
  const isEmpty = data.data.length === 0;
  return (
    <ListPage
      label={staffPages.measures.label}
      note={`Productos a la venta de las tres tiendas. Se corrigen en el ERP o con un archivo en «Importar catálogo».${waiting}`}
      view={view}
      lists={[
        [
          'parcels',
          `Sin bultos (${formatNumber(counts.parcels)})`,
          {
            title: 'Todos los productos a la venta dicen en qué bultos llegan',
            text: 'Aquí sale cada producto sin las medidas de sus bultos: sin ellas no se sabe si pasa por la puerta del cliente.',
            next: next('models', 'Ver modelos 3D distintos'),
          },
        ],
        [
          'models',
          `Modelo 3D distinto (${formatNumber(counts.models)})`,
          {
            title: 'Todos los modelos 3D miden lo que dice el catálogo',
            text: 'Aquí sale cada producto cuyo modelo 3D mide otra cosa, con más de un centímetro de diferencia.',
            next: next('parcels', 'Ver productos sin bultos'),
          },
        ],
      ]}
      hrefFor={hrefOfMeasures}
      tools={
        isEmpty ? null : (
          <ExportBar
            key={view.state}
            report="measures"
            noun={productNoun}
            begin={(format, idempotencyKey) =>
              api(
                'POST /measures/{list}/export',
                { params: { list: view.state }, body: { format } },
                { idempotencyKey },
              )
            }
          />
        )
      }
      total={data.total}
    >
      {isEmpty ? null : (
        <ul>
          {data.data.map((product) => (
            <Measured key={product.id} product={product} site={brand.site} />
          ))}
        </ul>
      )}
    </ListPage>
  );
};
