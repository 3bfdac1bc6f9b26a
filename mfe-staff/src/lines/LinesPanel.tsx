import type { Quotation } from '@actual/contracts';
import { brands, isSite } from '@actual/contracts/facts/company/brands';
import { useShell, useZipcode } from '@actual/shell-contract';
import { formatNumber, formatPesos } from '@actual/ui';
import { styled } from 'styled-components';
import { PrimaryButton } from '../fields/controls';
import { Sheet } from '../layout/StaffPage';
import { AddLine } from './AddLine';
import { LineRow } from './LineRow';
import { LinesTable } from './LinesTable';

const Box = styled(Sheet)`
  overflow: visible;
`;
const Foot = styled.div`
  padding: 10px 14px;
`;

const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
`;

/** The articles of a quotation; where they may change, more are added in place. */
export function LinesPanel({ quotation, locked }: { quotation: Quotation; locked: boolean }) {
  const { id, Details, site, totalProducts, discount, total, ZipcodeDelivery } = quotation;
  const { brand } = useShell();
  const zipcode = useZipcode();
  return (
    <Box as="section" aria-label="Artículos">
      {Details.length > 0 ? (
        <LinesTable>
          <thead>
            <tr>
              <th data-code="">Código</th>
              <th>Artículo</th>
              <th data-day="">Llega antes del</th>
              <th data-pieces="">Piezas</th>
              <th data-list="">Lista</th>
              <th data-off="">Desc.</th>
              <th data-price="">Precio</th>
              <th data-sum="">Importe</th>
              {locked ? null : <th data-out="" aria-label="Quitar" />}
            </tr>
          </thead>
          <tbody>
            {Details.map((line) => (
              <LineRow key={line.id} quotationId={id} line={line} locked={locked} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={3}>{discount > 0 ? `Total con IVA · ahorro ${formatPesos(discount)}` : 'Total con IVA'}</td>
              <td data-pieces="">{formatNumber(totalProducts)}</td>
              <td data-list="" />
              <td data-off="" />
              <td data-price="" />
              <td data-sum="">{formatPesos(total)}</td>
              {locked ? null : <td data-out="" />}
            </tr>
          </tfoot>
        </LinesTable>
      ) : null}
      {locked ? null : (
        <Foot>
          {isSite(site) && site !== brand.site ? (
            <p>
              <span>{`Es de ${brands[site].name}: para agregar artículos, `}</span>
              <a href={`/quotations/edit/${id}?marca=${site}`}>cambia de marca</a>
            </p>
          ) : ZipcodeDelivery ? (
            <AddLine quotation={quotation} />
          ) : (
            <Place>
              <span>Sin código postal no hay fechas, y no se puede agregar nada.</span>
              <PrimaryButton type="button" onClick={() => zipcode.ask({ quotationId: id })}>
                Ingresar código postal
              </PrimaryButton>
            </Place>
          )}
        </Foot>
      )}
    </Box>
  );
}
