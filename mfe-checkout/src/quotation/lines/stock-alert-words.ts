/** Above a line whose pieces are not there any more, or fewer. */
export const stockAlertWords = {
  'sold-out': 'ALERTA: La cantidad original de piezas elegidas están AGOTADAS',
  changed: 'ALERTA: La cantidad original de piezas elegidas han cambiado',
} as const;
