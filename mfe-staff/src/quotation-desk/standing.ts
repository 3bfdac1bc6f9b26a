import type { Quotation } from '@actual/contracts';
import { isOpenPayment } from '@actual/contracts/facts/payment/states';

/** The changes that a quotation still allows. */
export interface Standing {
  /** It is an order, or closed. */
  done: boolean;
  /** A payment of it runs or is reviewed. */
  beingPaid: boolean;
  /** A part of it is paid. */
  partPaid: boolean;
  /** Its lines and its place stay as they are. */
  fixed: boolean;
}

export function standingOf({ OrderWeb, isClosed, Payments, ammountPaid }: Quotation): Standing {
  const done = OrderWeb !== null || isClosed;
  const beingPaid = Payments.some(({ status }) => isOpenPayment(status));
  const partPaid = ammountPaid > 0 && !done;
  return { done, beingPaid, partPaid, fixed: done || beingPaid || partPaid };
}

/** Why the way to the payment is closed; empty where it is open. */
export function whyNotPayable({ Details, ZipcodeDelivery }: Quotation): string {
  if (Details.length === 0) return 'Agrega un artículo para continuar.';
  if (!ZipcodeDelivery) return 'Falta el código postal de entrega.';
  const blocked = Details.find((line) => !line.validStock);
  return blocked ? `Resuelve la disponibilidad de ${blocked.Product.Name}.` : '';
}
