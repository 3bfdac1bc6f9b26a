import { ratingWords, reviewLengths } from '@actual/contracts/facts/catalog/reviews';
import { missingText, requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import type { FormRules } from '../forms/form-rules';

export interface ReviewDraft {
  rating: string;
  title: string;
  text: string;
}

function check(field: keyof ReviewDraft, value: string | null): true | string {
  const typed = (value ?? '').trim();
  if (field === 'rating') return typed in ratingWords || 'Elige de una a cinco estrellas.';
  if (field === 'title') return true;
  if (!typed) return requiredText;
  const missing = reviewLengths.least - typed.length;
  return missing <= 0 || reviewText(labels.text, missingText(missing, 'letra', 'letras'));
}
const labels = { rating: '¿Cuántas estrellas le das?', title: 'En pocas palabras', text: 'Tu opinión' };

/** The form in which a buyer reviews a product. */
export const reviewRules: FormRules<ReviewDraft> = {
  name: 'opinion',
  labels,
  check,
  words: {
    link_expired: 'Este enlace ya venció. Entra a tu cuenta y escribe tu opinión desde «Mis compras».',
    not_found: 'Tu sesión terminó. Entra a tu cuenta y vuelve a enviarla: lo que escribiste sigue aquí.',
    review_taken: 'Ya recibimos tu opinión de este mueble.',
    review_not_possible: 'De este pedido ya no se puede opinar.',
    attachment_gone: 'Una de tus fotos ya no está con nosotros. Quítala y elígela de nuevo.',
    rate_limited: 'Ya recibimos muchas opiniones. Intenta de nuevo en una hora.',
  },
};
