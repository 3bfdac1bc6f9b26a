/** Codes of PostgreSQL and the system for a database that cannot be asked now. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // an administrator, a crash of another session, a start under way, an idle session or transaction
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // a statement past its time, and a disk that answers with an error
  '57014',
  '58030',
  // a write at a server that is not the primary, which happens for moments while a standby takes over
  '25006',
]);
/** A lost connection; a server that lacks a resource: room on its disk, memory, connections. */
const CLASSES = /^(08|53)/;

/** The driver's messages without a code; knex prefixes the statement. */
const WORDS =
  /(Connection (terminated|ended)( unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|timeout expired|timeout exceeded when trying to connect)$/;

/**
 * Whether an error means that the database could not be asked, or went away before it answered. The statement may have
 * been done all the same.
 */
export function isLostConnection(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as Record<string, unknown>;
  if (typeof code === 'string' && (CODES.has(code) || CLASSES.test(code))) return true;
  // the server's local socket is not there while it is stopped
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return code === undefined && typeof message === 'string' && WORDS.test(message);
}
