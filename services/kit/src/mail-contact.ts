import { companyInfo } from '@actual/contracts/facts/company/company-data';
import type { Knex } from '@actual/database';
import { readCompany } from '@actual/database/company';
import type { FastifyBaseLogger } from 'fastify';
import { sayContact } from './mail/contact';
import { Worker } from './worker';

/** Milliseconds until a mail says the telephone that an administrator changed. */
const lookEvery = 5_000;

/** Reads the company's contact before the first mail, and regularly after it. */
export const mailContactWorker = (db: Knex, log: FastifyBaseLogger): Worker =>
  new Worker(
    'mail-contact',
    lookEvery,
    async () => {
      sayContact(companyInfo(await readCompany(db), []));
      return 0;
    },
    log,
    { rests: true },
  );
