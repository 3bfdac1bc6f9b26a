import type { StorefrontPreview } from '@actual/contracts';
import { formatPesos } from '@actual/contracts/facts/text/written';
import { useShell } from '@actual/shell-contract';
import { PreviewTable } from './PreviewTable';

type Packages = Extract<StorefrontPreview, { kind: 'packages' }>['packages'];

/** The packages as shoppers of the brand see them: place, pieces and price. */
export const PackagePreview = ({ packages }: { packages: Packages }) => {
  const { brand } = useShell();
  return (
    <PreviewTable
      note={`Los paquetes de ${brand.name}, en este orden, con los precios de hoy.`}
      titles={['Paquete', 'Se ve en', 'Productos', 'Precio']}
    >
      {packages.map(({ id, name, isPublic, locked, pieces, total, totalBefore }) => (
        <tr key={id}>
          <td>
            <b>{name}</b>
            {locked ? <div>Se abre con contraseña</div> : null}
          </td>
          <td>{isPublic ? 'Ofertas' : 'Desarrollos'}</td>
          <td>
            {pieces.map(({ itemCode, name: product, quantity }) => (
              <div key={itemCode}>{`${quantity} × ${product || itemCode}`}</div>
            ))}
          </td>
          <td>
            <span>{formatPesos(total)}</span>
            {totalBefore > total ? <div>{`antes ${formatPesos(totalBefore)}`}</div> : null}
          </td>
        </tr>
      ))}
    </PreviewTable>
  );
};
