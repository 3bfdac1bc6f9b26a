import type { Design } from '../catalog/design';
import { bancosYOficina } from './comedor/bancos-y-oficina';
import { cocinaYBano } from './comedor/cocina-y-bano';
import { comedores } from './comedor/comedores';
import { escritorios } from './comedor/escritorios';
import { sillas } from './comedor/sillas';
import { sillasCasa } from './comedor/sillas-casa';
import { decoracion } from './decoracion/decoracion';
import { lamparas } from './decoracion/lamparas';
import { lamparasTechoYMesa } from './decoracion/lamparas-de-techo-y-mesa';
import { plantas } from './decoracion/plantas';
import { textiles } from './decoracion/textiles';
import { jardin } from './jardin';
import { kids } from './kids/kids';
import { kidsCamas } from './kids/kids-camas';
import { kidsGuardado } from './kids/kids-guardado';
import { ocultos } from './ocultos';
import { almacenaje } from './recamara/almacenaje';
import { camas } from './recamara/camas';
import { recamaras } from './recamara/recamaras';
import { tamanos } from './recamara/tamanos';
import { centrosDeTv } from './sala/centros-de-tv';
import { mesas } from './sala/mesas';
import { salas } from './sala/salas';
import { sillones } from './sala/sillones';
import { sofas } from './sala/sofas';

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
