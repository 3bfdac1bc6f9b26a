import { nearest } from '../importer/reading/nearest';
import { loose } from '../importer/reading/text';
import type { Zipcode } from '../zipcodes/collect-zipcodes';
import { isAbout, type RuledPlace } from '../zipcodes/zones';
import type { Fault, Opening } from './opening-file';

const inWords = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** The municipality that was meant by a misspelt name, by its first words or by the name of its city. */
function meantBy(name: string, zipcodes: readonly Zipcode[]): string | undefined {
  const written = loose(name);
  const words = written.split(' ').length;
  const [meant] = nearest(written, zipcodes, ({ municipality, city }) => [
    loose(municipality),
    loose(municipality).split(' ').slice(0, words).join(' '),
    loose(city ?? municipality),
  ]);
  return meant?.municipality;
}

/** The parts of a zone's place for which no postal code of the list is in the zone. */
function faultsOf({ estado, municipio, cp }: RuledPlace, zipcodes: readonly Zipcode[], list: string) {
  const isKnown = (place: RuledPlace) => zipcodes.some((one) => isAbout(place, one));
  const inOtherStates = (place: RuledPlace): string => {
    const states = zipcodes.filter((one) => isAbout(place, one)).map(({ stateCode }) => stateCode);
    return states.length > 0 ? `; los hay en ${inWords.format([...new Set(states)].sort())}` : '';
  };
  const faults: { part: 'municipio' | 'cp'; message: string }[] = [];
  if (municipio && !isKnown({ estado, municipio })) {
    const ofState = zipcodes.filter((one) => isAbout({ estado }, one));
    const meant = meantBy(municipio, ofState);
    const advice = meant ? `; ¿quiso decir «${meant}»?` : inOtherStates({ municipio });
    faults.push({
      part: 'municipio',
      message: `ningún código postal de ${estado} es de «${municipio}» en ${list}${advice}`,
    });
  }
  if (cp && !isKnown({ estado, cp }))
    faults.push({
      part: 'cp',
      message: `ningún código postal de ${estado} empieza con ${cp} en ${list}${inOtherStates({ cp })}`,
    });
  if (municipio && cp && faults.length === 0 && !isKnown({ estado, municipio, cp }))
    faults.push({ part: 'cp', message: `ningún código postal de «${municipio}» empieza con ${cp} en ${list}` });
  return faults;
}

/** The places of `zonas` and `costo-extra` that the list of postal codes does not have. */
export function unknownPlaces(opening: Opening, zipcodes: readonly Zipcode[]): Fault[] {
  const list = opening['codigos-postales'] ?? '';
  const known = new Set(zipcodes.map(({ cp }) => cp));
  return [
    ...opening.zonas.flatMap((rule, at) =>
      faultsOf(rule, zipcodes, list).map(({ part, message }) => ({ path: ['zonas', at, part], message })),
    ),
    ...opening['costo-extra'].flatMap((cp, at) =>
      known.has(cp) ? [] : { path: ['costo-extra', at], message: `el código postal ${cp} no está en ${list}` },
    ),
  ];
}
