/** A node of the category tree; level 1 at the top, at most three levels. */
export interface CategoryNode {
  readonly handle: string;
  readonly name: string;
  /** Picture stem. */
  readonly picture: string;
  readonly description?: string;
  readonly children?: readonly CategoryNode[];
}

/** The store's categories in menu order. `comedores` only holds its children: its address redirects to `mesas-de-comedor`. */
export const CATEGORY_TREE: readonly CategoryNode[] = [
  {
    handle: 'recamaras',
    name: 'Recámaras',
    picture: 'cama-abril-azul',
    description: 'Camas, burós, cómodas y clósets para dormir y guardar.',
    children: [
      {
        handle: 'camas',
        name: 'Camas',
        picture: 'cama-forja',
        children: [
          { handle: 'camas-individuales', name: 'Individuales', picture: 'divan-metal' },
          { handle: 'camas-matrimoniales', name: 'Matrimoniales', picture: 'cama-abril-verde' },
          { handle: 'camas-queen-y-king', name: 'Queen y king', picture: 'cama-ajedrez' },
        ],
      },
      { handle: 'buros', name: 'Burós', picture: 'buro-fresno-natural' },
      { handle: 'comodas', name: 'Cómodas', picture: 'comoda-encino-natural' },
      { handle: 'closets', name: 'Clósets y roperos', picture: 'closet-domino' },
      { handle: 'tocadores', name: 'Tocadores', picture: 'tocador-violeta-blanco' },
    ],
  },
  {
    handle: 'salas',
    name: 'Salas y sofás',
    picture: 'sofa-tulum-salvia',
    description: 'Sofás, salas esquineras y sillones para quedarse un rato.',
    children: [
      {
        handle: 'sofas',
        name: 'Sofás',
        picture: 'sofa-condesa-mostaza',
        children: [
          { handle: 'sofas-de-tela', name: 'De tela', picture: 'sofa-bacalar-laguna' },
          { handle: 'sofas-de-piel', name: 'De piel', picture: 'sofa-coyoacan-cognac' },
        ],
      },
      { handle: 'salas-esquineras', name: 'Salas esquineras', picture: 'sala-merida-beige' },
      { handle: 'love-seats', name: 'Love seats', picture: 'love-seat-almendro-olivo' },
      { handle: 'sofas-cama', name: 'Sofás cama', picture: 'sofa-cama-abasolo-azul' },
      {
        handle: 'sillones-y-butacas',
        name: 'Sillones y butacas',
        picture: 'sillon-nube-marfil',
        children: [
          { handle: 'sillones', name: 'Sillones', picture: 'sillon-montejo-noche' },
          { handle: 'butacas', name: 'Butacas', picture: 'butaca-polanco-mostaza' },
          { handle: 'pufs', name: 'Pufs', picture: 'puf-guamuchil-mostaza' },
        ],
      },
      { handle: 'centros-de-tv', name: 'Centros de TV', picture: 'centro-tv-pino' },
    ],
  },
  {
    handle: 'comedores',
    name: 'Comedores',
    picture: 'mesa-comedor-caballetes',
    description: 'Mesas y antecomedores para dos o para ocho.',
    children: [
      {
        handle: 'mesas-de-comedor',
        name: 'Mesas de comedor',
        picture: 'mesa-comedor-peral',
        description: 'Redondas, rectangulares y de cristal, de dos a ocho personas.',
        children: [
          { handle: 'mesas-redondas', name: 'Redondas', picture: 'mesa-comedor-valle' },
          { handle: 'mesas-rectangulares', name: 'Rectangulares', picture: 'mesa-comedor-aliso' },
          { handle: 'mesas-de-cristal', name: 'De cristal', picture: 'mesa-comedor-cenote' },
          { handle: 'antecomedores', name: 'Antecomedores', picture: 'mesa-bistro-redonda-terracota' },
        ],
      },
    ],
  },
  {
    handle: 'sillas',
    name: 'Sillas',
    picture: 'silla-haya-natural',
    description: 'De comedor, altas, plegables y de oficina.',
    children: [
      { handle: 'sillas-de-comedor', name: 'De comedor', picture: 'silla-patzcuaro-encino' },
      { handle: 'bancos-altos', name: 'Bancos altos', picture: 'banco-fonda' },
      { handle: 'sillas-de-oficina', name: 'De oficina', picture: 'silla-oficina-reforma' },
      { handle: 'sillas-plegables', name: 'Plegables', picture: 'silla-plegable-feria-negro' },
      { handle: 'sillas-ocasionales', name: 'Ocasionales', picture: 'silla-gota-mostaza' },
    ],
  },
  {
    handle: 'mesas',
    name: 'Mesas',
    picture: 'mesa-centro-tepoztlan',
    description: 'De centro, laterales y de trabajo.',
    children: [
      { handle: 'mesas-de-centro', name: 'De centro', picture: 'mesa-centro-obsidiana' },
      { handle: 'mesas-laterales', name: 'Laterales', picture: 'mesa-lateral-tripode' },
      { handle: 'escritorios', name: 'Escritorios', picture: 'escritorio-papel-blanco' },
    ],
  },
  {
    handle: 'muebles-de-jardin',
    name: 'Muebles de jardín',
    picture: 'camastro-holbox',
    description: 'Para terraza, patio y alberca, hechos para el sol.',
    children: [
      { handle: 'camastros', name: 'Camastros', picture: 'camastro-cancun-blanco' },
      { handle: 'mesas-y-sillas-de-jardin', name: 'Mesas y sillas', picture: 'sillon-celestun' },
      { handle: 'bancas-de-jardin', name: 'Bancas', picture: 'banca-alameda' },
      { handle: 'sombrillas', name: 'Sombrillas', picture: 'sombrilla-costa' },
      { handle: 'macetas-y-faroles', name: 'Macetas y faroles', picture: 'jardinera-patio' },
    ],
  },
  {
    handle: 'decoracion',
    name: 'Decoración',
    picture: 'jarron-caracol-terracota',
    description: 'Plantas, jarrones y detalles que terminan un cuarto.',
    children: [
      { handle: 'plantas', name: 'Plantas', picture: 'palma-sala' },
      { handle: 'jarrones-y-floreros', name: 'Jarrones y floreros', picture: 'jarron-caracol-niebla' },
      { handle: 'velas-y-candeleros', name: 'Velas y candeleros', picture: 'portavela-hoja' },
      { handle: 'charolas-y-cuencos', name: 'Charolas y cuencos', picture: 'cuenco-sopa' },
      { handle: 'portarretratos-y-relojes', name: 'Portarretratos y relojes', picture: 'portarretrato-blanco' },
      { handle: 'biombos', name: 'Biombos', picture: 'biombo-kioto' },
    ],
  },
  {
    handle: 'almacenaje',
    name: 'Almacenaje',
    picture: 'vitrina-celosia-encino',
    description: 'Libreros, vitrinas, cocina y baño: cada cosa en su lugar.',
    children: [
      { handle: 'libreros', name: 'Libreros', picture: 'librero-estudio-blanco' },
      { handle: 'vitrinas', name: 'Vitrinas', picture: 'vitrina-celosia-encino' },
      { handle: 'credenzas', name: 'Credenzas', picture: 'credenza-archivo' },
      { handle: 'organizadores', name: 'Organizadores', picture: 'huacal' },
      { handle: 'muebles-de-cocina', name: 'Cocina', picture: 'isla-hacienda' },
      { handle: 'muebles-de-bano', name: 'Baño', picture: 'lavabo-marfil' },
    ],
  },
  {
    handle: 'textiles',
    name: 'Textiles',
    picture: 'toallas-dobladas-arena',
    description: 'Tapetes, toallas y cortinas.',
    children: [
      { handle: 'tapetes-y-alfombras', name: 'Tapetes y alfombras', picture: 'alfombra-redonda' },
      { handle: 'toallas', name: 'Toallas', picture: 'toallas-dobladas-coral' },
      { handle: 'manteles-y-cortinas', name: 'Manteles y cortinas', picture: 'mesa-fonda-coral' },
    ],
  },
  {
    handle: 'iluminacion',
    name: 'Iluminación',
    picture: 'lampara-rio',
    description: 'Luz de mesa, de techo y de pie.',
    children: [
      { handle: 'lamparas-de-mesa', name: 'De mesa', picture: 'lampara-hongo-mostaza' },
      { handle: 'lamparas-colgantes', name: 'Colgantes', picture: 'colgante-campana-barro' },
      { handle: 'lamparas-de-escritorio', name: 'De escritorio', picture: 'lampara-arco-amarillo' },
      { handle: 'lamparas-de-pie', name: 'De pie', picture: 'lampara-pie-mesita' },
    ],
  },
  {
    handle: 'kids',
    name: 'Kids',
    picture: 'cama-pradera',
    description: 'Cunas, camas, sillas y guardado para cuartos que crecen.',
    children: [
      { handle: 'cunas', name: 'Cunas', picture: 'cuna-canela' },
      {
        handle: 'camas-infantiles',
        name: 'Camas',
        picture: 'cama-lavanda-lavanda',
        children: [
          { handle: 'camas-individuales-infantiles', name: 'Individuales', picture: 'cama-lavanda-lavanda' },
          { handle: 'literas', name: 'Literas y camas altas', picture: 'litera-marea-azul' },
        ],
      },
      { handle: 'sillas-infantiles', name: 'Sillas', picture: 'sillita-bloque-azul' },
      { handle: 'mesas-infantiles', name: 'Mesas y escritorios', picture: 'mesita-pino' },
      { handle: 'libreros-infantiles', name: 'Guardado', picture: 'librero-cubo-sol' },
      { handle: 'lamparas-infantiles', name: 'Lámparas', picture: 'lampara-hongo-coral' },
      { handle: 'juego-y-descanso', name: 'Juego y descanso', picture: 'puf-guamuchil-cielo' },
    ],
  },
];
