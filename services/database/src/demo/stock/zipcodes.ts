import { rangedZipcodes } from './zipcode-ranges';

/** A postal code of the demo's tables. */
export interface DemoZipcode {
  readonly id: string;
  readonly cp: string;
  readonly settlements: readonly string[];
  readonly municipality: string;
  readonly city: string;
  readonly stateCode: string;
  /** Null: known, but not delivered to. */
  readonly zone: string | null;
  readonly extraCost: boolean;
}

/** States of Mexico by the tax authority's codes. */
export const STATES: Readonly<Record<string, string>> = {
  AGU: 'Aguascalientes',
  BCN: 'Baja California',
  BCS: 'Baja California Sur',
  CAM: 'Campeche',
  CHP: 'Chiapas',
  CHH: 'Chihuahua',
  CMX: 'Ciudad de México',
  COA: 'Coahuila',
  COL: 'Colima',
  DUR: 'Durango',
  GUA: 'Guanajuato',
  GRO: 'Guerrero',
  HID: 'Hidalgo',
  JAL: 'Jalisco',
  MEX: 'Estado de México',
  MIC: 'Michoacán',
  MOR: 'Morelos',
  NAY: 'Nayarit',
  NLE: 'Nuevo León',
  OAX: 'Oaxaca',
  PUE: 'Puebla',
  QUE: 'Querétaro',
  ROO: 'Quintana Roo',
  SLP: 'San Luis Potosí',
  SIN: 'Sinaloa',
  SON: 'Sonora',
  TAB: 'Tabasco',
  TAM: 'Tamaulipas',
  TLA: 'Tlaxcala',
  VER: 'Veracruz',
  YUC: 'Yucatán',
  ZAC: 'Zacatecas',
};

// those whose settlements, extra cost or zone are known one by one: code | state | municipality | city | zone or - | + for extra delivery cost | settlements
const TABLE = `
77500|ROO|Benito Juárez|Cancún|cancun||Cancún Centro, Supermanzana 22, Supermanzana 23, Zona Hotelera
77505|ROO|Benito Juárez|Cancún|cancun||Supermanzana 4 A, Supermanzana 15 A
77507|ROO|Benito Juárez|Cancún|cancun||Supermanzana 44, Supermanzana 45
77508|ROO|Benito Juárez|Cancún|cancun||Supermanzana 50, Supermanzana 51
77510|ROO|Benito Juárez|Cancún|cancun||Región 93, Región 94
77520|ROO|Benito Juárez|Cancún|cancun||Puerto Juárez, Supermanzana 68
77533|ROO|Benito Juárez|Cancún|cancun||Supermanzana 307, Supermanzana 308
77560|ROO|Benito Juárez|Cancún|cancun||Alfredo V. Bonfil
77580|ROO|Puerto Morelos|Puerto Morelos|riviera-maya|+|Puerto Morelos
77710|ROO|Solidaridad|Playa del Carmen|riviera-maya||Playa del Carmen Centro, Gonzalo Guerrero
77712|ROO|Solidaridad|Playa del Carmen|riviera-maya||Ejidal
77717|ROO|Solidaridad|Playa del Carmen|riviera-maya||Playacar
77733|ROO|Solidaridad|Puerto Aventuras|riviera-maya|+|Puerto Aventuras
77760|ROO|Tulum|Tulum|riviera-maya|+|Tulum Centro
77000|ROO|Othón P. Blanco|Chetumal|quintana-roo-sur|+|Chetumal Centro
77200|ROO|Felipe Carrillo Puerto|Felipe Carrillo Puerto|quintana-roo-sur|+|Felipe Carrillo Puerto Centro
77400|ROO|Isla Mujeres|Isla Mujeres|-||Isla Mujeres Centro
77600|ROO|Cozumel|Cozumel|-||San Miguel de Cozumel Centro
77310|ROO|Lázaro Cárdenas|Holbox|-||Isla Holbox
97000|YUC|Mérida|Mérida|yucatan||Mérida Centro
97070|YUC|Mérida|Mérida|yucatan||García Ginerés
97100|YUC|Mérida|Mérida|yucatan||Itzimná
97113|YUC|Mérida|Mérida|yucatan||Montebello
97127|YUC|Mérida|Mérida|yucatan||Campestre
97130|YUC|Mérida|Mérida|yucatan||Altabrisa, Vista Alegre
97203|YUC|Mérida|Mérida|yucatan||Francisco de Montejo
97305|YUC|Mérida|Cholul|yucatan||Cholul
97320|YUC|Progreso|Progreso|yucatan-foraneo|+|Progreso de Castro Centro
97540|YUC|Izamal|Izamal|yucatan-foraneo|+|Izamal Centro
97700|YUC|Tizimín|Tizimín|yucatan-foraneo|+|Tizimín Centro
97780|YUC|Valladolid|Valladolid|yucatan-foraneo|+|Valladolid Centro
24000|CAM|Campeche|San Francisco de Campeche|campeche||San Francisco de Campeche Centro
24100|CAM|Carmen|Ciudad del Carmen|campeche|+|Ciudad del Carmen Centro
24400|CAM|Champotón|Champotón|campeche|+|Champotón Centro
86000|TAB|Centro|Villahermosa|tabasco||Villahermosa Centro
86035|TAB|Centro|Villahermosa|tabasco||Tabasco 2000
86300|TAB|Comalcalco|Comalcalco|tabasco|+|Comalcalco Centro
86600|TAB|Paraíso|Paraíso|tabasco|+|Paraíso Centro
86500|TAB|Cárdenas|Cárdenas|tabasco|+|Cárdenas Centro
91000|VER|Xalapa|Xalapa|veracruz||Xalapa Enríquez Centro
91700|VER|Veracruz|Veracruz|veracruz||Veracruz Centro
94290|VER|Boca del Río|Boca del Río|veracruz||Boca del Río Centro
94300|VER|Orizaba|Orizaba|veracruz|+|Orizaba Centro
94500|VER|Córdoba|Córdoba|veracruz|+|Córdoba Centro
96400|VER|Coatzacoalcos|Coatzacoalcos|veracruz|+|Coatzacoalcos Centro
72000|PUE|Puebla|Puebla|puebla||Centro
72160|PUE|Puebla|Puebla|puebla||La Paz
72760|PUE|San Pedro Cholula|Cholula|puebla||San Pedro Cholula Centro
72810|PUE|San Andrés Cholula|San Andrés Cholula|puebla||San Andrés Cholula Centro
74200|PUE|Atlixco|Atlixco|puebla|+|Atlixco Centro
75700|PUE|Tehuacán|Tehuacán|puebla|+|Tehuacán Centro
01000|CMX|Álvaro Obregón|Ciudad de México|cdmx||San Ángel
03020|CMX|Benito Juárez|Ciudad de México|cdmx||Narvarte Poniente
03100|CMX|Benito Juárez|Ciudad de México|cdmx||Del Valle Centro, Insurgentes San Borja
03800|CMX|Benito Juárez|Ciudad de México|cdmx||San Pedro de los Pinos
04000|CMX|Coyoacán|Ciudad de México|cdmx||Villa Coyoacán
04100|CMX|Coyoacán|Ciudad de México|cdmx||Del Carmen
05348|CMX|Cuajimalpa de Morelos|Ciudad de México|cdmx|+|Santa Fe Cuajimalpa
06000|CMX|Cuauhtémoc|Ciudad de México|cdmx||Centro
06100|CMX|Cuauhtémoc|Ciudad de México|cdmx||Hipódromo
06140|CMX|Cuauhtémoc|Ciudad de México|cdmx||Condesa
06600|CMX|Cuauhtémoc|Ciudad de México|cdmx||Juárez
06700|CMX|Cuauhtémoc|Ciudad de México|cdmx||Roma Norte
06760|CMX|Cuauhtémoc|Ciudad de México|cdmx||Roma Sur
07300|CMX|Gustavo A. Madero|Ciudad de México|cdmx||Lindavista Norte
11560|CMX|Miguel Hidalgo|Ciudad de México|cdmx||Polanco IV Sección
14000|CMX|Tlalpan|Ciudad de México|cdmx||Tlalpan Centro
50000|MEX|Toluca|Toluca|estado-de-mexico|+|Toluca Centro
52140|MEX|Metepec|Metepec|estado-de-mexico|+|Metepec Centro
53100|MEX|Naucalpan de Juárez|Naucalpan|estado-de-mexico||Ciudad Satélite
54000|MEX|Tlalnepantla de Baz|Tlalnepantla|estado-de-mexico||Tlalnepantla Centro
55000|MEX|Ecatepec de Morelos|Ecatepec|estado-de-mexico||San Cristóbal Centro
56100|MEX|Texcoco|Texcoco|estado-de-mexico|+|Texcoco de Mora Centro
76000|QUE|Querétaro|Querétaro|queretaro||Centro
76100|QUE|Querétaro|Querétaro|queretaro||Jurica
76230|QUE|Querétaro|Juriquilla|queretaro||Juriquilla
76750|QUE|Tequisquiapan|Tequisquiapan|queretaro|+|Tequisquiapan Centro
76800|QUE|San Juan del Río|San Juan del Río|queretaro|+|San Juan del Río Centro
44100|JAL|Guadalajara|Guadalajara|jalisco||Guadalajara Centro
44160|JAL|Guadalajara|Guadalajara|jalisco||Americana
44600|JAL|Guadalajara|Guadalajara|jalisco||Ladrón de Guevara
45040|JAL|Zapopan|Zapopan|jalisco||Chapalita
45100|JAL|Zapopan|Zapopan|jalisco||Zapopan Centro
45500|JAL|San Pedro Tlaquepaque|Tlaquepaque|jalisco||San Pedro Tlaquepaque Centro
45640|JAL|Tlajomulco de Zúñiga|Tlajomulco|jalisco|+|Tlajomulco Centro
48300|JAL|Puerto Vallarta|Puerto Vallarta|jalisco|+|Puerto Vallarta Centro
64000|NLE|Monterrey|Monterrey|nuevo-leon||Monterrey Centro
64060|NLE|Monterrey|Monterrey|nuevo-leon||Obispado
66220|NLE|San Pedro Garza García|San Pedro Garza García|nuevo-leon||Del Valle
66400|NLE|San Nicolás de los Garza|San Nicolás|nuevo-leon||San Nicolás de los Garza Centro
67100|NLE|Guadalupe|Guadalupe|nuevo-leon||Guadalupe Centro
67500|NLE|Montemorelos|Montemorelos|nuevo-leon|+|Montemorelos Centro
67700|NLE|Linares|Linares|nuevo-leon|+|Linares Centro
_29030|CHP|Tuxtla Gutiérrez|Tuxtla Gutiérrez|ruta-especial|+|Entrega por acuerdo con la tienda
21000|BCN|Mexicali|Mexicali|-||Mexicali Centro
22000|BCN|Tijuana|Tijuana|-||Zona Centro
29030|CHP|Tuxtla Gutiérrez|Tuxtla Gutiérrez|-||Tuxtla Gutiérrez
80000|SIN|Culiacán|Culiacán|-||Centro
`;

const named: readonly DemoZipcode[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [cp = '', stateCode = '', municipality = '', city = '', zone = '-', extra = '', settlements = ''] =
      line.split('|');
    return {
      id: cp,
      cp,
      settlements: settlements.split(', '),
      municipality,
      city,
      stateCode,
      zone: zone === '-' ? null : zone,
      extraCost: extra === '+',
    };
  });

const namedCodes: ReadonlySet<string> = new Set(named.map(({ cp }) => cp));

const place = ({ stateCode, municipality }: Pick<DemoZipcode, 'stateCode' | 'municipality'>): string =>
  `${stateCode} ${municipality}`;
/** The city of each municipality that has named codes: the one of the first. */
const cities: ReadonlyMap<string, string> = new Map(named.toReversed().map((one) => [place(one), one.city] as const));

/**
 * Every postal code of the municipalities that the store says it delivers to, islands and a few codes outside the area.
 * Of a code that only a range knows, people type their colonia.
 */
export const ZIPCODES: readonly DemoZipcode[] = [
  ...named,
  ...rangedZipcodes()
    .filter(({ cp }) => !namedCodes.has(cp))
    .map((one) => ({
      ...one,
      id: one.cp,
      settlements: [],
      city: cities.get(place(one)) ?? one.municipality,
      extraCost: false,
    })),
];
