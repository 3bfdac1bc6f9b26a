import { checkEmail } from '../forms/check-email';
import type { FormRules } from '../forms/form-rules';

interface Draft {
  product: string;
  email: string;
}

/** Asking to be told when something is there again, on its own page and on the one that it leads to without script. */
export const restockRules: FormRules<Draft> = {
  name: 'avisame',
  labels: { product: '¿De cuál?', email: 'Correo' },
  check: (field, value) => field === 'product' || checkEmail(value),
  words: {
    product_not_found: 'Ya no lo vendemos.',
    too_many_mails: 'Con este correo ya pediste varios avisos hoy. Intenta mañana.',
    rate_limited: 'Ya se pidieron muchos avisos. Intenta de nuevo en una hora.',
  },
};
