import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';

/** The banks with a terminal of the store (shopping 9: banks map to one of four terminals). */
const banks: Readonly<Record<string, { name: string; merchantId: string }>> = {
  banorte: { name: 'Banorte', merchantId: '7600001' },
  bbva: { name: 'BBVA', merchantId: '7600002' },
  santander: { name: 'Santander', merchantId: '7600003' },
  amex: { name: 'American Express', merchantId: '7600004' },
};

/** Where a test authorization goes. @throws not_found for another bank, and where the store runs no tests */
export function cardAuthorization({ settings }: Checkout, bank: string) {
  const known = Object.hasOwn(banks, bank) ? banks[bank] : undefined;
  if (!known || settings.secureHost === null) throw new AppError('not_found');
  return {
    bank,
    name: known.name,
    url: `${settings.secureHost}/${bank}/secure3d`,
    merchantId: known.merchantId,
    merchantName: 'MUEBLES ACTUAL',
    merchantCity: 'CANCUN',
  };
}
