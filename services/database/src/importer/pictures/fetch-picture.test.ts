import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress, pictureFetcher } from './fetch-picture';
import { mostPictureBytes } from './picture-files-given';

let server: Server;
let answer: RequestListener;
let origin: string;
beforeAll(async () => {
  server = createServer((request, reply) => answer(request, reply));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const open = pictureFetcher({ mayConnect: () => true, protocols: ['http:'] });

test('a picture is fetched', async () => {
  answer = (_request, reply) => reply.end('bytes');
  expect(String(await open(`http://${origin}/a.jpg`))).toBe('bytes');
});

test.each(['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '::1'])(
  '%s is inside, and nothing is fetched from it',
  async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const host = address.includes(':') ? `[${address}]` : address;
    await expect(pictureFetcher()(`https://${host}/a.jpg`)).rejects.toThrow('su dirección no es de internet');
  },
);

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is out in the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name that resolves inside is not connected to', async () => {
  let asked = false;
  answer = (_request, reply) => {
    asked = true;
    reply.end();
  };
  const guarded = pictureFetcher({ protocols: ['http:'] });
  await expect(guarded(`http://${origin}/a.jpg`)).rejects.toThrow('su dirección no contesta');
  expect(asked).toBe(false);
});

test('plain HTTP, redirects, errors and endless answers are refused', async () => {
  await expect(pictureFetcher()('http://a.example/1.jpg')).rejects.toThrow('su dirección no es https://');
  answer = (_request, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  await expect(open(`http://${origin}/`)).rejects.toThrow('su dirección no contesta');
  answer = (_request, reply) => reply.writeHead(404).end();
  await expect(open(`http://${origin}/`)).rejects.toThrow('su dirección contesta 404');
  answer = (_request, reply) => reply.end(Buffer.alloc(mostPictureBytes + 1));
  await expect(open(`http://${origin}/`)).rejects.toThrow('pesa más de 20 MB');
});
