import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the store under test listens; the global setup fills the environment. */
const address = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup starts the store`);
  return value;
};

export interface BrandUnderTest {
  name: 'Actual Studio' | 'Actual Home' | 'Actual Kids';
  site: 'actual-studio' | 'actual-home' | 'actual-kids';
  origin: string;
  /** A category with products of this brand. */
  category: string;
  /** A term that finds products of this brand. */
  term: string;
}
export const brands = (): BrandUnderTest[] => [
  { name: 'Actual Studio', site: 'actual-studio', origin: address('STORE_STUDIO'), category: 'salas', term: 'sofa' },
  { name: 'Actual Home', site: 'actual-home', origin: address('STORE_HOME'), category: 'salas', term: 'sofa' },
  { name: 'Actual Kids', site: 'actual-kids', origin: address('STORE_KIDS'), category: 'kids', term: 'cama' },
];
export const internalOrigin = (): string => address('STORE_INTERNAL');
export const sandboxOrigin = (): string => address('STORE_SANDBOX');

/** The mails that arrived for somebody, newest first. */
export async function mailsTo(email: string) {
  const answer = await fetch(`${sandboxOrigin()}/mail/messages?to=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as {
    messages: { subject: string; attachments: { filename: string; size: number }[] }[];
  };
  return messages;
}

/** Subjects of the mails that arrived for somebody; which comes first is not promised. */
export const subjectsTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(({ subject }) => subject);

/** Folder of the store's data. */
export const dataDir = (): string => address('STORE_DATA_DIR');

const firstLine = (file: string): number => Number.parseInt(readFileSync(file, 'utf8'), 10);

const postmasterFile = (folder: string): string => {
  const elsewhere = join(folder, 'postgres-location');
  const cluster = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : join(folder, 'postgres');
  return join(cluster, 'postmaster.pid');
};

/** Process id of a process of the running store, as it is now. */
export const pidOf = (name: string): number =>
  firstLine(name === 'postgres' ? postmasterFile(dataDir()) : join(dataDir(), 'run', `${name}.pid`));

/** Every process of the store with its data in `folder`. */
export const pidsOf = (folder: string): number[] =>
  [postmasterFile(folder), ...readdirSync(join(folder, 'run')).map((name) => join(folder, 'run', name))].map(firstLine);

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Describes an unexpected answer: the page's title, and the gateways' log lines. */
export function accountOf({ status, headers, body }: Reply): string {
  const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? body.slice(0, 200);
  const id = String(headers['x-request-id']);
  const logged = ['gateway-public', 'gateway-internal']
    .map((name) => join(dataDir(), 'logs', `${name}.log`))
    .flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []))
    .filter((line) => line.includes(id));
  return [`${status} «${title}»`, ...logged].join('\n');
}

/** Node does not resolve *.localhost everywhere: asks 127.0.0.1 with the brand's host name. */
export async function ask(
  origin: string,
  path: string,
  asked: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  const { method = 'GET', headers, body: sent } = asked;
  const { hostname, port } = new URL(origin);
  const { request } = await import('node:http');
  return new Promise<Reply>((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, method, path, headers: { host: `${hostname}:${port}`, ...headers } },
      (reply) => {
        let body = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          body += part;
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }));
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      // the gateway had just closed a kept connection: browsers send it again over another one
      if (call.reusedSocket && error.code === 'ECONNRESET') resolve(ask(origin, path, asked));
      else reject(error);
    });
    call.end(sent);
  });
}
