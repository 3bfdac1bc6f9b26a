import type { StorefrontPreview } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';
import { formatNumber } from '@actual/ui';
import { Note } from '../../layout/StaffPage';
import { changeWords } from '../category-words';
import { PreviewTable } from './PreviewTable';

type Preview = Extract<StorefrontPreview, { kind: 'categories' }>;

/** The changes of the tree: each category that changes, with its products and its address. */
export const CategoryPreview = ({ preview: { changes, products, addresses } }: { preview: Preview }) => {
  if (changes.length === 0) return <Note>Ninguna categoría cambia, a lo más su orden.</Note>;
  return (
    <PreviewTable
      note={`${countWords(products, 'producto queda', 'productos quedan')} en otro lugar; ${countWords(addresses, 'dirección lleva', 'direcciones llevan')} a la nueva, también desde los buscadores.`}
      titles={['Categoría', 'Qué cambia', 'Productos', 'Dirección']}
    >
      {changes.map(({ id, path, before, what, products: count, from, to }) => (
        <tr key={id}>
          <td>
            {what.includes('removed') ? (
              <>
                <s>{before}</s>
                <br />
                <Note>{path ? `Sus productos: ${path}` : 'Sin productos'}</Note>
              </>
            ) : (
              <>
                <span>{path}</span>
                {before ? (
                  <>
                    <br />
                    <Note>{`Antes: ${before}`}</Note>
                  </>
                ) : null}
              </>
            )}
          </td>
          <td>{what.map((one) => changeWords[one]).join(', ')}</td>
          <td>{formatNumber(count)}</td>
          <td>{from ? `${from} → ${to}` : '—'}</td>
        </tr>
      ))}
    </PreviewTable>
  );
};
