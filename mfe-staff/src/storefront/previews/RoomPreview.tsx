import type { StorefrontPreview } from '@actual/contracts';
import { formatPesos } from '@actual/contracts/facts/text/written';
import { useShell } from '@actual/shell-contract';
import { RoomPoints } from '../RoomPoints';
import { PreviewTable } from './PreviewTable';

type Rooms = Extract<StorefrontPreview, { kind: 'rooms' }>['rooms'];

/** The rooms as shoppers of the brand meet them: picture with points, pieces, address and price. */
export const RoomPreview = ({ rooms }: { rooms: Rooms }) => {
  const { brand } = useShell();
  return (
    <PreviewTable
      note={`Las estancias de ${brand.name}, en este orden, con los precios de hoy.`}
      titles={['Estancia', 'Imagen', 'Productos', 'Precio']}
    >
      {rooms.map(({ id, name, picture, url, pieces, total }) => (
        <tr key={id}>
          <td>
            <b>{name}</b>
            <div>{url}</div>
          </td>
          <td>
            <RoomPoints picture={picture} points={pieces} />
          </td>
          <td>
            {pieces.map(({ itemCode, name: product, quantity, isListed }, at) => (
              <div key={itemCode}>
                {`${at + 1}. ${quantity} × ${product || itemCode}${isListed ? '' : ' (agotado: no se ve)'}`}
              </div>
            ))}
          </td>
          <td>{formatPesos(total)}</td>
        </tr>
      ))}
    </PreviewTable>
  );
};
