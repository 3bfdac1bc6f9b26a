import { formatPesos, formatPesosExact } from '@actual/ui';

/** Pesos with centavos only where there are some: «$6,972», «$3,610.50». */
export const money = (pesos: number): string =>
  Number.isInteger(Math.round(pesos * 100) / 100) ? formatPesos(pesos) : formatPesosExact(pesos);
