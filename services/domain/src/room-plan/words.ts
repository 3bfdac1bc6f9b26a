import type { Warning } from './checks';

/** Millimeters in whole centimeters, «85 cm», and in meters, «2.40 m». */
export const cmText = (mm: number): string => `${Math.round(mm / 10)}\u00a0cm`;
export const metersText = (mm: number): string => `${(Math.round(mm / 10) / 100).toFixed(2)}\u00a0m`;

/** A fault and its remedy in a sentence; pieces by the names they have on the page. */
export function warningText(warning: Warning, nameOf: (piece: number) => string): string {
  const name = nameOf(warning.piece);
  switch (warning.code) {
    case 'outside':
      return `${name} se sale del cuarto: mueve la pieza hacia adentro o dale vuelta.`;
    case 'too_high':
      return `${name} no cabe bajo el techo.`;
    case 'overlap':
      return `${name} y ${nameOf(warning.other)} se enciman: separa una de la otra.`;
    case 'door_blocked':
      return `${name} estorba la puerta ${warning.door + 1}: deja libre el espacio para abrirla y pasar.`;
    case 'narrow':
      return `Paso de ${cmText(warning.gap)} entre ${name} y ${warning.other === null ? 'la pared' : nameOf(warning.other)}: para caminar se necesitan 60\u00a0cm.`;
  }
}
