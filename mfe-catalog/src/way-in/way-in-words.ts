import type { WayInFigure, WayInPart } from '@actual/contracts/way-in/way-in';

/** Each part of a way in with its figures, as the form names them. */
export const partWords: Readonly<Record<WayInPart, { name: string; figures: Partial<Record<WayInFigure, string>> }>> = {
  street: { name: 'Puerta o reja de la calle', figures: { width: 'Ancho libre', height: 'Alto libre' } },
  building: { name: 'Puerta del edificio', figures: { width: 'Ancho libre', height: 'Alto libre' } },
  corridor: { name: 'Pasillo recto', figures: { width: 'Ancho', height: 'Altura al techo' } },
  turn: {
    name: 'Pasillo con vuelta',
    figures: { width: 'Ancho antes', into: 'Ancho después', height: 'Altura al techo' },
  },
  lift: {
    name: 'Elevador',
    figures: {
      doorWidth: 'Ancho de la puerta',
      doorHeight: 'Alto de la puerta',
      width: 'Ancho por dentro',
      depth: 'Fondo por dentro',
      height: 'Alto por dentro',
    },
  },
  straight: { name: 'Escalera recta', figures: { width: 'Ancho', height: 'Escalón al techo' } },
  landing: {
    name: 'Escalera con descanso',
    figures: { width: 'Ancho del tramo', height: 'Escalón al techo', depth: 'Fondo del descanso' },
  },
  spiral: {
    name: 'Escalera de caracol',
    figures: { width: 'Ancho del escalón', height: 'Escalón al techo' },
  },
  door: { name: 'Puerta de mi casa', figures: { width: 'Ancho libre', height: 'Alto libre' } },
};
