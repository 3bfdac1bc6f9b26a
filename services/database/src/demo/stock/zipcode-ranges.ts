import { storeRules, zoneOf } from '../../zipcodes/zones';

/**
 * The postal codes of every municipality that the page of delivery cities names, by state: municipality, first and
 * last number of each of its ranges. Written by hand from common knowledge, because the official list may not be
 * redistributed; not every number of a range is in use (decision 0075).
 */
const RANGES = `
CAM|Campeche 24000-24099|Carmen 24100-24199|Champotón 24400-24439|Seybaplaya 24450-24469
CMX|Álvaro Obregón 01000-01999|Azcapotzalco 02000-02999|Benito Juárez 03000-03999|Coyoacán 04000-04999|Cuajimalpa de Morelos 05000-05999|Cuauhtémoc 06000-06999|Gustavo A. Madero 07000-07999|Iztacalco 08000-08999|Iztapalapa 09000-09999|La Magdalena Contreras 10000-10999|Miguel Hidalgo 11000-11999|Tláhuac 13000-13999|Tlalpan 14000-14999|Venustiano Carranza 15000-15999|Xochimilco 16000-16999
JAL|Guadalajara 44100-44999|Zapopan 45010-45249|Tonalá 45400-45429|San Pedro Tlaquepaque 45500-45639|Tlajomulco de Zúñiga 45640-45679|El Salto 45680-45699|Puerto Vallarta 48300-48399
MEX|Toluca 50000-50299|Zinacantepec 51350-51369|Lerma 52000-52099|Metepec 52140-52179|Huixquilucan 52760-52799|Atizapán de Zaragoza 52900-52999|Naucalpan de Juárez 53000-53999|Tlalnepantla de Baz 54000-54199|Cuautitlán Izcalli 54700-54799|Tultitlán 54900-54969|Ecatepec de Morelos 55000-55549|Coacalco de Berriozábal 55700-55739|Tecámac 55740-55779|Texcoco 56100-56269|Nezahualcóyotl 57000-57999
NLE|Monterrey 64000-64999|García 66000-66036|General Escobedo 66050-66089|Santa Catarina 66100-66199|San Pedro Garza García 66200-66299|San Nicolás de los Garza 66400-66499|Apodaca 66600-66649|Guadalupe 67100-67199|Juárez 67250-67299|Santiago 67300-67329|Montemorelos 67500-67599|Linares 67700-67799
PUE|Puebla 72000-72599|Cuautlancingo 72700-72739|San Pedro Cholula 72750-72779|San Andrés Cholula 72810-72869|Amozoc 72980-72999|San Martín Texmelucan 74000-74129|Atlixco 74200-74399|Tehuacán 75700-75899
QUE|Querétaro 76000-76199|Querétaro 76220-76239|El Marqués 76240-76269|Tequisquiapan 76750-76799|San Juan del Río 76800-76849|Corregidora 76900-76929
ROO|Othón P. Blanco 77000-77099|Felipe Carrillo Puerto 77200-77229|Benito Juárez 77500-77579|Puerto Morelos 77580-77580|Solidaridad 77710-77739|Tulum 77760-77799|Bacalar 77930-77965
TAB|Centro 86000-86219|Nacajuca 86220-86248|Centro 86250-86298|Comalcalco 86300-86369|Cárdenas 86500-86559|Paraíso 86600-86619|Cunduacán 86690-86699
VER|Xalapa 91000-91199|Veracruz 91700-91949|Medellín de Bravo 94270-94289|Boca del Río 94290-94299|Orizaba 94300-94399|Córdoba 94500-94589|Coatzacoalcos 96400-96599|Minatitlán 96700-96799
YUC|Mérida 97000-97316|Progreso 97320-97336|Conkal 97345-97349|Kanasín 97370-97379|Umán 97390-97399|Motul 97430-97449|Izamal 97540-97549|Tizimín 97700-97739|Valladolid 97780-97799
`;

/** A postal code that is known by its range alone: whose it is, and which zone delivers there. */
export interface RangedZipcode {
  readonly cp: string;
  readonly stateCode: string;
  readonly municipality: string;
  readonly zone: string | null;
}

function* codesOf(stateCode: string, range: string): Generator<RangedZipcode> {
  const [, municipality = '', first = '', last = ''] = /^(.+) (\d{5})-(\d{5})$/.exec(range) ?? [];
  for (let code = Number(first); code <= Number(last); code += 1) {
    const place = { cp: String(code).padStart(5, '0'), stateCode, municipality };
    yield { ...place, zone: zoneOf(place, storeRules) };
  }
}

/** Every postal code of the ranges, zoned by the rules that the importer of the official list uses as well. */
export const rangedZipcodes = (): RangedZipcode[] =>
  RANGES.trim()
    .split('\n')
    .flatMap((line) => {
      const [stateCode = '', ...ranges] = line.split('|');
      return ranges.flatMap((range) => [...codesOf(stateCode, range)]);
    });
