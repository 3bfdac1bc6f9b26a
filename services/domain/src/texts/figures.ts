import {
  answerHours,
  exchangeDays,
  noExchangePercent,
  requestLimits,
  returnBusinessDays,
  warrantyMonths,
} from '@actual/contracts/facts/delivery/after-sale';
import { assemblyCitiesCount, assemblyCitiesText } from '@actual/contracts/facts/delivery/assembly-cities';
import {
  accessMinutes,
  cancelBusinessDays,
  newDayBusinessDays,
  newDayReachDays,
} from '@actual/contracts/facts/delivery/deadlines';
import {
  storageCents,
  storageHours,
  storageMonths,
  storageNoticeDays,
  storagePercent,
} from '@actual/contracts/facts/delivery/storage';
import { paymentAttemptsLimit } from '@actual/contracts/facts/payment/attempts';
import {
  refundBusinessDays,
  reviewBusinessDays,
  speiHours,
  transferDays,
} from '@actual/contracts/facts/payment/deadlines';
import { PaymentType, paymentTypeFacts } from '@actual/contracts/facts/payment/payment-types';
import { countWords, formatPesos } from '@actual/contracts/facts/text/written';
import type { Facts } from './content';

const minimum = (type: 'months3' | 'months6' | 'months9' | 'months12'): string =>
  formatPesos(paymentTypeFacts[PaymentType[type]].plan.minimumPesos);

/** The price of storing things worth so many pesos. */
const storing = (pesos: number, months: number): string => formatPesos(storageCents(pesos * 100, months) / 100);

/** The figures that texts write as `{{horas-spei}}`. Their names stand in `figure-names.mjs` too. */
export const figures: Facts = {
  'horas-spei': String(speiHours),
  'intentos-de-pago': String(paymentAttemptsLimit),
  'dias-transferencia': String(transferDays),
  'dias-revision': String(reviewBusinessDays),
  'dias-reembolso': String(refundBusinessDays),
  'plazo-para-cancelar': countWords(cancelBusinessDays, 'día hábil', 'días hábiles'),
  'dias-antes-de-entrega': String(newDayBusinessDays),
  'dias-para-recorrer': String(newDayReachDays),
  'dias-para-devolver': String(returnBusinessDays),
  'dias-para-usar-cambio': String(exchangeDays),
  'horas-respuesta': String(answerHours),
  'fotos-solicitud': String(requestLimits.pictures),
  'descuento-sin-cambio': String(noExchangePercent),
  'meses-estructura': String(warrantyMonths.structure),
  'meses-mecanismos': String(warrantyMonths.mechanism),
  'meses-acabados': String(warrantyMonths.finish),
  'meses-tapiceria': String(warrantyMonths.upholstery),
  'meses-exterior': String(warrantyMonths.outdoor),
  'meses-lamparas': String(warrantyMonths.electric),
  'meses-textiles': String(warrantyMonths.textile),
  'minutos-de-acceso': String(accessMinutes),
  'ciudades-de-ensamble': assemblyCitiesText,
  'cuantas-ciudades-de-ensamble': String(assemblyCitiesCount),
  'horas-almacenaje': String(storageHours),
  'meses-almacenaje': String(storageMonths),
  'porcentaje-almacenaje': String(storagePercent),
  'dias-aviso-almacenaje': String(storageNoticeDays),
  'almacenaje-diez-mil-un-mes': storing(10_000, 1),
  'almacenaje-diez-mil-tres-meses': storing(10_000, 3),
  'almacenaje-diez-mil-maximo': storing(10_000, storageMonths),
  'almacenaje-veinticinco-mil-un-mes': storing(25_000, 1),
  'almacenaje-veinticinco-mil-tres-meses': storing(25_000, 3),
  'almacenaje-veinticinco-mil-maximo': storing(25_000, storageMonths),
  'almacenaje-cincuenta-mil-un-mes': storing(50_000, 1),
  'almacenaje-cincuenta-mil-tres-meses': storing(50_000, 3),
  'almacenaje-cincuenta-mil-maximo': storing(50_000, storageMonths),
  'minimo-tres-meses': minimum('months3'),
  'minimo-seis-meses': minimum('months6'),
  'minimo-nueve-meses': minimum('months9'),
  'minimo-doce-meses': minimum('months12'),
};
