import type { StorefrontPreview } from '@actual/contracts';
import { shortNameOf } from '@actual/contracts/facts/company/brands';
import { PreviewTable } from './PreviewTable';

type Shops = Extract<StorefrontPreview, { kind: 'shops' }>['shops'];

const changeWords = { new: 'Nueva', changed: 'Cambia', removed: 'Ya no aparece' } as const;

/** The shops as their page will show them, with the change of each. */
export const ShopPreview = ({ shops }: { shops: Shops }) => (
  <PreviewTable
    note="Así aparecen en «Nuestras tiendas», en la portada de cada marca y en lo que leen los buscadores."
    titles={['Tienda', 'Qué cambia', 'Domicilio', 'Horario', 'Teléfonos', 'Marcas']}
  >
    {shops.map(({ id, name, change, address, hours, phones, sites }) => (
      <tr key={id}>
        <td>{change === 'removed' ? <s>{name}</s> : name}</td>
        <td>{change ? changeWords[change] : '—'}</td>
        <td>{address}</td>
        <td>{hours}</td>
        <td>{phones.join(', ') || '—'}</td>
        <td>{sites.map(shortNameOf).join(', ')}</td>
      </tr>
    ))}
  </PreviewTable>
);
