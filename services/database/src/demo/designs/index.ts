import type { Design } from '../design';
import { almacenaje } from './almacenaje';
import { bancosYOficina } from './bancos-y-oficina';
import { camas } from './camas';
import { centrosDeTv } from './centros-de-tv';
import { cocinaYBano } from './cocina-y-bano';
import { comedores } from './comedores';
import { decoracion } from './decoracion';
import { escritorios } from './escritorios';
import { jardin } from './jardin';
import { kids } from './kids';
import { kidsCamas } from './kids-camas';
import { kidsGuardado } from './kids-guardado';
import { lamparas } from './lamparas';
import { lamparasTechoYMesa } from './lamparas-de-techo-y-mesa';
import { mesas } from './mesas';
import { ocultos } from './ocultos';
import { plantas } from './plantas';
import { recamaras } from './recamaras';
import { salas } from './salas';
import { sillas } from './sillas';
import { sillasCasa } from './sillas-casa';
import { sillones } from './sillones';
import { sofas } from './sofas';
import { tamanos } from './tamanos';
import { textiles } from './textiles';

/** Every design of the demo store. Codes are given in this order: add at the end of a list. */
export const DESIGNS: readonly Design[] = [
  ...salas,
  ...sofas,
  ...sillones,
  ...centrosDeTv,
  ...mesas,
  ...comedores,
  ...sillas,
  ...sillasCasa,
  ...bancosYOficina,
  ...camas,
  ...recamaras,
  ...almacenaje,
  ...escritorios,
  ...cocinaYBano,
  ...jardin,
  ...plantas,
  ...decoracion,
  ...textiles,
  ...lamparasTechoYMesa,
  ...lamparas,
  ...kidsCamas,
  ...kids,
  ...kidsGuardado,
  ...tamanos,
  ...ocultos,
];
