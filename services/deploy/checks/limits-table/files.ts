import { attachment, bodyBytes, constancia, requestPicture, reviewPicture } from '@actual/contracts/facts/capacities';
import type { FiniteThing } from './finite-thing';

/** What a request and its files use up. */
export const fileThings: readonly FiniteThing[] = [
  {
    what: 'body of a request',
    of: 'call',
    much: `${bodyBytes / 1_024} KiB`,
    afterwards: '`payload_too_large`',
    keptBy: 'services/kit/src/service.ts',
  },
  {
    what: 'a constancia that is read',
    of: 'call',
    much: `${constancia.bytes / 1_024 ** 2} MiB, ${constancia.pages} pages, ${constancia.readMs / 1_000} s, ${constancia.memoryMiB} MiB of memory; ${constancia.atOnce} at once, ${constancia.waiting} waiting`,
    afterwards: '`payload_too_large`, `pdf_too_long`, `unavailable`; its thread ends',
    keptBy: 'services/account/src/constancia/read-pdf.ts',
  },
  {
    what: 'a file that goes with a form',
    of: 'call',
    much: `${attachment.bytes / 1_024 ** 2} MiB, ${attachment.pixels / 1_000_000} megapixels, ${attachment.pages} pages, ${attachment.seconds} s; ${attachment.atOnce} picture at once, ${attachment.waiting} waiting; ${attachment.kept} kept for a message, a day at most`,
    afterwards: '`payload_too_large`, `picture_too_large`, `pdf_too_long`, `unavailable`',
    keptBy: 'services/account/src/attachments/judge-file.ts',
  },
  {
    what: 'a picture of a review',
    of: 'call',
    much: `${reviewPicture.bytes / 1_024 ** 2} MiB, ${reviewPicture.pixels / 1_000_000} megapixels, ${reviewPicture.seconds} s; ${reviewPicture.atOnce} at once, ${reviewPicture.waiting} waiting; ${reviewPicture.kept} kept for a review, a day at most`,
    afterwards: '`payload_too_large`, `picture_too_large`, `unavailable`; the oldest is dropped',
    keptBy: 'services/account/src/reviews/pictures.ts',
  },
  {
    what: 'a picture of a service request',
    of: 'call',
    much: `${requestPicture.bytes / 1_024 ** 2} MiB, ${requestPicture.pixels / 1_000_000} megapixels, ${requestPicture.seconds} s; ${requestPicture.atOnce} at once, ${requestPicture.waiting} waiting`,
    afterwards: '`payload_too_large`, `picture_too_large`, `unavailable`',
    keptBy: 'services/checkout/src/after-sale/requests.routes.ts',
  },
];
