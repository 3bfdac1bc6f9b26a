import type { ErrorCode } from '@actual/contracts/errors';
import { notInZoneText, outOfCoverageText, zipcodeText } from '@actual/contracts/facts/delivery/zipcodes';
import { checkDateText, stockChangedText } from '@actual/contracts/facts/text/changed-stock-texts';
import {
  addressMissingText,
  alreadyOrderedText,
  amountInvalidText,
  attemptsOverText,
  noDollarsText,
  tryAgainText,
} from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, connectionText } from '@actual/shell-contract';

const texts: Partial<Record<ErrorCode, string>> = {
  product_not_found: 'Producto no encontrado',
  product_not_available_in_zone: notInZoneText,
  zipcode_out_of_coverage: outOfCoverageText,
  zipcode_invalid: zipcodeText,
  zipcode_mismatch: 'Una de las direcciones contiene un codigo postal inválido, favor de actualizar tus datos de envío',
  insufficient_stock: stockChangedText,
  stock_changed: stockChangedText,
  delivery_date_unavailable: checkDateText,
  quotation_ordered: alreadyOrderedText,
  quotation_changed: 'Esta cotización cambió en otro dispositivo. Revisa los cambios e intenta de nuevo.',
  quotation_part_paid: 'Esta cotización ya tiene un pago y no se puede cambiar. Termina de pagarla o quita lo pagado.',
  quotation_closed: 'Esta cotización está cerrada. Agrega los artículos a una nueva.',
  unauthorized:
    'Tu sesión expiró y no se hizo ningún cargo. Entra de nuevo, o recarga la página, y vuelve a intentarlo.',
  not_found: 'No se encontro el articulo',
  invalid_input: 'Hubo un error, revisa los datos e intenta de nuevo',
  internal: 'Ocurrio un error',
  conflict: 'Tu solicitud anterior todavía se está procesando. Espera un momento e intenta de nuevo.',
  forbidden: 'Hubo un error: no tienes permiso para hacerlo.',
  unavailable: 'Hubo un error: el servicio no responde. Espera un momento e intenta de nuevo.',
  quotation_without_zipcode: 'Ingresa tu código postal para continuar.',
  quotation_empty: 'No hay artículos en esta cotización',
  quotation_without_address: addressMissingText,
  payment_in_progress: 'Tu pago anterior todavía se está procesando. Espera un momento antes de intentar de nuevo.',
  payment_provider_unavailable:
    'El banco tarda en responder. No vuelvas a pagar: si el cargo se hizo, tu pedido aparecerá aquí y te llegará un correo.',
  total_changed: 'El total cambió desde que lo viste. Revísalo e intenta de nuevo: no se hizo ningún cargo.',
  payment_attempts_exceeded: attemptsOverText,
  payment_group_not_allowed: 'Esta forma de pago no está disponible para tu cotización. Elige otra.',
  card_type_not_allowed:
    'Tu tarjeta no es del tipo que elegiste. Con débito se paga en un solo pago; a meses, con crédito. No se hizo ningún cargo.',
  payment_amount_invalid: amountInvalidText,
  insufficient_funds: 'Fondos insuficientes',
  usd_not_available: noDollarsText,
  not_fully_paid: 'Falta pagar una parte de tu cotización para generar el pedido.',
  rate_limited: 'Demasiados intentos. Espera un minuto e intenta de nuevo.',
  proof_required:
    'Hay demasiadas solicitudes desde tu red y tu dispositivo no pudo comprobar la tuya. Intenta de nuevo, o desde otra red.',
  too_many_transfers:
    'Ya hay muchos artículos apartados por transferencias sin pagar. Paga las pendientes, elige tarjeta o pide ayuda a un asesor. No se hizo ningún cargo.',
  too_many_card_refusals:
    'Se rechazaron demasiados pagos con tarjeta. Espera una hora o elige transferencia. No se hizo ningún cargo.',
  too_many_mails: 'Ya se enviaron muchos correos. Intenta de nuevo más tarde.',
};

/** «No hay stock disponible de los siguientes productos: …» out of the refusal's list of names and codes. */
export function lackingText(details: unknown): string {
  const named = Array.isArray(details) ? (details as { name: string; code: string }[]) : [];
  const list = named.map(({ name, code }) => `${name} (${code})`).join(', ');
  return `No hay stock disponible de los siguientes productos: ${list}`;
}

/** The words for a refused call; an unknown code gets the general text. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return tryAgainText;
  if (error.code === 'package_out_of_stock') return lackingText(error.details);
  // a service's own messages are for programs, in English
  return connectionText(error) ?? texts[error.code] ?? tryAgainText;
}
