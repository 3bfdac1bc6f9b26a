/** Figures of the business that a text may write as `{{nombre}}`. Their values are in `src/information/figures.ts`. */
export const figureNames = [
  'horas-spei',
  'dias-transferencia',
  'dias-revision',
  'dias-reembolso',
  'dias-antes-de-entrega',
  'dias-para-recorrer',
  'minimo-tres-meses',
  'minimo-seis-meses',
  'minimo-nueve-meses',
  'minimo-doce-meses',
];
