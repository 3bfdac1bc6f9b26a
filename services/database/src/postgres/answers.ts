import pg from 'pg';

/** PostgreSQL's own codes, of a server that spoke: five letters and digits, unlike the system's (`EPIPE`). */
const SPOKEN = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * Whether a server answers within `deadlineMs`: a new session, or its refusal of one. One that is starting, replaying its
 * log or full is alive.
 */
export async function isServerAlive(url: string, deadlineMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: deadlineMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    return code !== undefined && SPOKEN.test(code);
  } finally {
    await client.end().catch(() => undefined);
  }
}
