import Fastify, { type FastifyInstance } from 'fastify';
import { installApi } from './api';
import { refuseError } from './refusals';
import { apiOptions, upstreamsTo } from './testing';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('./docs', () => ({ installDocs: async () => undefined }));

const lines: string[] = [];
let gateway: FastifyInstance;
beforeAll(async () => {
  gateway = Fastify({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  gateway.setErrorHandler(refuseError);
  const { upstreams, close } = upstreamsTo('http://127.0.0.1:1');
  gateway.addHook('onClose', close);
  await installApi(gateway, apiOptions(upstreams, false));
});
afterAll(() => gateway.close());

test('a service that is away is told with the call, not with the key of its link', async () => {
  const id = '0d7b5a52-6f5e-4f0a-9d0c-3b1f2e4a5c6d';
  const answer = await gateway.inject({ url: `/api/quotation/${id}/open?llave=k1.secretsecret` });
  expect(answer.statusCode).toBe(503);
  const told = lines.filter((line) => line.includes('service not reached')).join();
  expect(told).toContain(`/api/quotation/${id}/open`);
  expect(told).not.toMatch(/llave|secretsecret/);
});
