import type { IncomingHttpHeaders } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { FrontedStore } from './fronted-store';

export interface Visit {
  /** The name that the browser looked up, and asks TLS for. */
  name?: string;
  /** The `Host` header, where it differs. */
  host?: string;
  /** The address it went to: the public one unless told. */
  address?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as they came. */
  raw: string[];
  bytes: Buffer;
  text: string;
}

/** One request to nginx over TLS, on a connection of its own. */
export function visit(store: FrontedStore, path: string, given: Visit = {}): Promise<Answer> {
  const { name = 'studio.localhost', host = name, address = '127.0.0.1', method = 'GET', headers = {}, body } = given;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: address,
        port: store.port,
        path,
        method,
        servername: name,
        ca: store.certificate,
        agent: false,
        headers: { host: `${host}:${store.port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const { statusCode: status = 0, headers: told, rawHeaders: raw } = response;
          resolve({ status, headers: told, raw, bytes, text: bytes.toString() });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** One request to the address without TLS. */
export function visitPlain(store: FrontedStore, path: string, host: string): Promise<{ status: number; to: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: store.httpPort, path, headers: { host }, agent: false } as const;
    plainRequest(options, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, to: response.headers.location ?? '' });
    })
      .on('error', reject)
      .end();
  });
}
