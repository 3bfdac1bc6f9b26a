import type { FiscalAddress } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../quotation/testing';
import { InvoiceConfirm } from './InvoiceConfirm';

test.each([
  [true, false],
  [false, false],
  [true, true],
])(
  'continuing asks for the invoice (wanted: %s; the call fails: %s), and leads on in any case',
  async (wanted, fails) => {
    const onContinue = jest.fn();
    const fiscalAddress = { LicTradNum: 'EKU9003173C9', companyName: 'ESCUELA', regime: '601', cfdiUse: 'G03' };
    const { called } = renderTestPage({
      url: '/',
      answer: async () => {
        if (fails) throw new ApiError(503, 'unavailable', '');
        return { ok: true };
      },
      routes: [
        {
          path: '/',
          element: (
            <InvoiceConfirm
              quotationId="q"
              fiscal={{ ...fiscalAddress, ZipCode: '77500', U_Correos: '' } as FiscalAddress}
              lists={{ regimes: [{ code: '601', label: 'General de Ley', persons: ['legal'] }], uses: [] }}
              onClose={jest.fn()}
              onContinue={onContinue}
              onModify={jest.fn()}
            />
          ),
        },
      ],
    });
    expect(await screen.findByText('General de Ley (601)')).toBeTruthy();
    if (!wanted) fireEvent.click(await screen.findByLabelText(/Quiero factura/));
    fireEvent.click(await screen.findByText('Continuar'));
    await waitFor(() => expect(called('POST /invoice/request/')).toHaveLength(1));
    expect(called('POST /invoice/request/')[0]?.input).toEqual({ body: { quotation: 'q', wanted } });
    if (fails) {
      expect(await screen.findByText(/pedir tu factura después/)).toBeTruthy();
      expect(onContinue).not.toHaveBeenCalled();
      fireEvent.click(screen.getByText('Continuar'));
    }
    await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
  },
);
