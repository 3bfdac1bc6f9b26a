/** Figures of the business that a text may write as `{{nombre}}`. Their values are in `src/information/figures.ts`. */
export const figureNames = [
  'horas-spei',
  'dias-transferencia',
  'dias-revision',
  'dias-reembolso',
  'plazo-para-cancelar',
  'dias-antes-de-entrega',
  'dias-para-recorrer',
  'dias-para-devolver',
  'horas-respuesta',
  'descuento-sin-cambio',
  'meses-estructura',
  'meses-mecanismos',
  'meses-acabados',
  'meses-tapiceria',
  'meses-exterior',
  'meses-lamparas',
  'meses-textiles',
  'minimo-tres-meses',
  'minimo-seis-meses',
  'minimo-nueve-meses',
  'minimo-doce-meses',
];

/** Who sells, which administrators keep. The values are in `src/information/company-facts.ts`. */
export const companyNames = [
  'empresa',
  'rfc',
  'domicilio',
  'telefono',
  'telefono-marcado',
  'correo',
  'correo-privacidad',
  'horario-semana',
  'horario-sabado',
  'oficinas-semana',
  'oficinas-sabado',
];
