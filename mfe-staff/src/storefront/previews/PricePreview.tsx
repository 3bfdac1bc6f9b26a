import type { StorefrontPreview } from '@actual/contracts';
import { brands } from '@actual/contracts/facts/company/brands';
import { formatPesos } from '@actual/contracts/facts/text/written';
import { styled } from 'styled-components';
import { Note } from '../../layout/StaffPage';
import { groupLabels } from '../storefront-words';
import { PreviewTable } from './PreviewTable';

const Old = styled.del`
  display: block;
  color: var(--d-text-3);
`;

/** The effect of changed promotions on a price, in each brand that sells it and with each way to pay. */
export const PricePreview = ({ prices }: Pick<Extract<StorefrontPreview, { kind: 'promotions' }>, 'prices'>) =>
  prices.length === 0 ? (
    <Note role="status">Ningún precio cambia.</Note>
  ) : (
    <PreviewTable
      note="El precio de lo más vendido de cada promoción que cambia: antes y después."
      titles={['Promoción', 'Marca', 'Producto', 'Lista', ...groupLabels]}
    >
      {prices.map(({ promotion, site, product, price, before, after }) => (
        <tr key={`${promotion} ${site}`}>
          <td>{promotion}</td>
          <td>{brands[site].name}</td>
          <td>{product}</td>
          <td>{formatPesos(price)}</td>
          {groupLabels.map((label, at) => (
            <td key={label}>
              {before[at] === after[at] ? null : <Old>{formatPesos(before[at] ?? 0)}</Old>}
              <span>{formatPesos(after[at] ?? 0)}</span>
            </td>
          ))}
        </tr>
      ))}
    </PreviewTable>
  );
