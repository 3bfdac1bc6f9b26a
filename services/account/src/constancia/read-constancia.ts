import { AppError, type Handler } from '@actual/kit';
import { fiscalListsOfSales } from '../fiscal/right-fiscal-data';
import { readConstanciaText } from './constancia-text';
import type { ReadPdf } from './read-pdf';

/**
 * `POST /me/client/fiscaladdress/constancia`: reads the data for the form. Neither the file nor its text is kept or
 * logged: the person sees the data and saves them, or does not.
 */
export const readConstancia =
  (readPdf: ReadPdf): Handler<'POST /me/client/fiscaladdress/constancia'> =>
  async ({ file }) => {
    const read = readConstanciaText(await readPdf(file), fiscalListsOfSales);
    if (!read) throw new AppError('constancia_not_recognized');
    return read;
  };
