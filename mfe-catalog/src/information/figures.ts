import { answerHours, noExchangePercent, returnBusinessDays, warrantyMonths } from '@actual/contracts/facts/after-sale';
import {
  cancelBusinessDays,
  newDayBusinessDays,
  newDayReachDays,
  refundBusinessDays,
  reviewBusinessDays,
  speiHours,
  transferDays,
} from '@actual/contracts/facts/deadlines';
import { PaymentType, paymentTypeFacts } from '@actual/contracts/facts/payment-types';
import {
  accessMinutes,
  storageCents,
  storageHours,
  storageMonths,
  storagePercent,
} from '@actual/contracts/facts/storage';
import { countWords, formatPesos } from '@actual/contracts/facts/written';
import type { Facts } from './content';

const minimum = (type: 'months3' | 'months6' | 'months9' | 'months12'): string =>
  formatPesos(paymentTypeFacts[PaymentType[type]].plan.minimumPesos);

/** What storing things of so many pesos costs. */
const storing = (pesos: number, months: number): string => formatPesos(storageCents(pesos * 100, months) / 100);

/** What texts write as `{{horas-spei}}`: the figures that the store goes by. Their names stand in `build/figure-names.mjs` too. */
export const figures: Facts = {
  'horas-spei': String(speiHours),
  'dias-transferencia': String(transferDays),
  'dias-revision': String(reviewBusinessDays),
  'dias-reembolso': String(refundBusinessDays),
  'plazo-para-cancelar': countWords(cancelBusinessDays, 'día hábil', 'días hábiles'),
  'dias-antes-de-entrega': String(newDayBusinessDays),
  'dias-para-recorrer': String(newDayReachDays),
  'dias-para-devolver': String(returnBusinessDays),
  'horas-respuesta': String(answerHours),
  'descuento-sin-cambio': String(noExchangePercent),
  'meses-estructura': String(warrantyMonths.structure),
  'meses-mecanismos': String(warrantyMonths.mechanism),
  'meses-acabados': String(warrantyMonths.finish),
  'meses-tapiceria': String(warrantyMonths.upholstery),
  'meses-exterior': String(warrantyMonths.outdoor),
  'meses-lamparas': String(warrantyMonths.electric),
  'meses-textiles': String(warrantyMonths.textile),
  'minutos-de-acceso': String(accessMinutes),
  'horas-almacenaje': String(storageHours),
  'meses-almacenaje': String(storageMonths),
  'porcentaje-almacenaje': String(storagePercent),
  'almacenaje-10000-1': storing(10_000, 1),
  'almacenaje-10000-3': storing(10_000, 3),
  'almacenaje-10000-maximo': storing(10_000, storageMonths),
  'almacenaje-25000-1': storing(25_000, 1),
  'almacenaje-25000-3': storing(25_000, 3),
  'almacenaje-25000-maximo': storing(25_000, storageMonths),
  'almacenaje-50000-1': storing(50_000, 1),
  'almacenaje-50000-3': storing(50_000, 3),
  'almacenaje-50000-maximo': storing(50_000, storageMonths),
  'minimo-tres-meses': minimum('months3'),
  'minimo-seis-meses': minimum('months6'),
  'minimo-nueve-meses': minimum('months9'),
  'minimo-doce-meses': minimum('months12'),
};
