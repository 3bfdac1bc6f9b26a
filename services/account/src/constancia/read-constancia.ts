import { AppError, type Handler } from '@actual/kit';
import { fiscalListsOfSales } from '../fiscal/right-fiscal-data';
import { readConstanciaText } from './constancia-text';
import type { ReadPdf } from './read-pdf';

/**
 * `POST /me/client/fiscaladdress/constancia`: what the form is filled in with. Neither the file nor what it says is kept
 * or logged: the person sees it and saves it, or does not.
 */
export const readConstancia =
  (readPdf: ReadPdf): Handler<'POST /me/client/fiscaladdress/constancia'> =>
  async ({ file }) => {
    const read = readConstanciaText(await readPdf(file), fiscalListsOfSales);
    if (!read) throw new AppError('constancia_not_recognized');
    return read;
  };
