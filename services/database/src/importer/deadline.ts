import { importedFile } from '@actual/contracts/facts/capacities';
import { ImportError } from './import-error';

/** The moment at which an import has taken too long. */
export interface Deadline {
  /** Milliseconds that are left. @throws ImportError where none is */
  left(): number;
}

/** From now on. */
export function deadlineIn(minutes: number = importedFile.minutes): Deadline {
  const until = performance.now() + minutes * 60_000;
  return {
    left() {
      const left = Math.ceil(until - performance.now());
      if (left <= 0)
        throw new ImportError(`La importación tarda más de ${minutes} minutos y no se guardó nada: divida el archivo.`);
      return left;
    },
  };
}
