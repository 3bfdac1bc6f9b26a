import { z } from 'zod';

const count = z.coerce.number().int().min(0).max(1_000_000).default(0);

/** One row of trouble as the Service Layer shows it: status and error, or a broken line. */
export const SAP_FAULTS = {
  session_dead: { status: 401, code: 301, message: 'Invalid session or session already timeout.' },
  bad_login: { status: 401, code: -304, message: 'Fail to get DB Credentials from SLD' },
  parallel_login: { status: 500, code: 299, message: 'SAML Login Failed' },
  sick_node: { status: 500, code: 407, message: 'Table definition not found for object type' },
  not_found: { status: 404, code: -2028, message: 'No matching records found (ODBC -2028)' },
  business_rule: { status: 400, code: -5002, message: 'Item is inactive' },
  duplicate_key: { status: 400, code: -10, message: '1320000140 - The key is already assigned' },
  locked: { status: 500, code: -2038, message: 'Could not commit transaction: deadlock (ODBC -2038)' },
  proxy_error: { status: 502, code: 0, message: 'Proxy Error' },
  drop: { status: 0, code: 0, message: 'the line is cut before anything is done' },
} as const;

export type SapFault = keyof typeof SAP_FAULTS;

const faultNames = Object.keys(SAP_FAULTS) as [SapFault, ...SapFault[]];

/** Faults that only a login shows; all others hit later calls. */
export const LOGIN_FAULTS: ReadonlySet<SapFault> = new Set<SapFault>(['bad_login', 'parallel_login']);

/** The faults that the SAP sandbox can be told to make. */
export const sapFaults = z.strictObject({
  slowMs: count,
  /** Requests that meet `fault` before anything is done. */
  failNext: count,
  fault: z.enum(faultNames).default('proxy_error'),
  /** Writes to carry out and then cut the line instead of answering. */
  commitThenDrop: count,
  /** Refuse a second order with the same `U_WebOrderId`. Off as in reality, where a user field is not unique. */
  uniqueWebOrderId: z.union([z.boolean(), z.stringbool()]).default(false),
  /** Refuse user fields of items, as a company does that has added none. */
  noItemUserFields: z.union([z.boolean(), z.stringbool()]).default(false),
});
