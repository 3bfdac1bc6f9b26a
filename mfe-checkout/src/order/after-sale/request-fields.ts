import type { NewServiceRequest, RequestablePieces } from '@actual/contracts';
import { type RequestKind, requestLengths } from '@actual/contracts/facts/delivery/after-sale';

/** The forms of the page, by the name that says which one was sent. */
export const forms = { request: 'solicitud', message: 'mensaje', withdraw: 'retirar', exchange: 'cambio' } as const;
export const formField = 'formulario';

/** The field with how many pieces of a line are meant. */
export const piecesField = (line: string): string => `piezas-${line}`;

/** The text of a form's field; empty where there is none. */
export const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The request of a sent form, or the errors by field. */
export function requestIn(
  fields: FormData,
  kind: RequestKind,
  lines: readonly Pick<RequestablePieces, 'line'>[],
): { asked: NewServiceRequest } | { errors: Record<string, string> } {
  const [reason, text] = [textIn(fields, 'motivo'), textIn(fields, 'descripcion')];
  const pieces = lines
    .map(({ line }) => ({ line, quantity: Number(textIn(fields, piecesField(line))) }))
    .filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
  const errors: Record<string, string> = {};
  if (pieces.length === 0) errors.piezas = 'Elige cuántas piezas.';
  if (reason === '') errors.motivo = 'Elige el motivo.';
  if (text.length < requestLengths.least)
    errors.descripcion = `Cuéntanos un poco más: al menos ${requestLengths.least} letras.`;
  if (Object.keys(errors).length > 0) return { errors };
  return { asked: { kind, reason, text, pieces, closed: fields.get('cerrado') === 'on' } };
}
