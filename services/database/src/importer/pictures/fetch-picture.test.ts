import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importedPictures } from '@actual/contracts/facts/capacities';
import { pictureFetcher } from './fetch-picture';
import { isPublicAddress } from './public-address';

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

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '203.0.113.9',
  // this machine and its network, as IPv6 writes them, plain, mapped, translated or tunneled
  '::1',
  '::',
  '::ffff:7f00:1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a9fe:a9fe',
  '2002:7f00:1::',
  '2001:0:1::1',
  'fec0::1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001:db8::1',
  '100::1',
  '5f00::1',
])('fetches nothing from the private address %s', async (address) => {
  expect(isPublicAddress(address)).toBe(false);
  const host = address.includes(':') ? `[${address}]` : address;
  await expect(pictureFetcher()(`https://${host}/a.jpg`)).rejects.toThrow('su dirección no es de internet');
});

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('takes %s for a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('refuses to connect to a name that resolves to a private address', async () => {
  let asked = false;
  answer = (_request, reply) => {
    asked = true;
    reply.end();
  };
  const guarded = pictureFetcher({ protocols: ['http:'] });
  await expect(guarded(`http://${origin}/a.jpg`)).rejects.toThrow('su dirección no es de internet');
  expect(asked).toBe(false);
});

test('follows a redirect to public addresses, three times at most, and reports any other', async () => {
  const leadTo =
    (location: string): RequestListener =>
    (request, reply) =>
      request.url === '/a.jpg' ? reply.writeHead(301, { location }).end() : reply.end('bytes');
  answer = leadTo('/b.jpg');
  expect(String(await open(`http://${origin}/a.jpg`))).toBe('bytes');
  answer = leadTo('/a.jpg');
  await expect(open(`http://${origin}/a.jpg`)).rejects.toThrow('su dirección lleva a otra más de 3 veces');
  answer = leadTo('file:///etc/passwd');
  await expect(open(`http://${origin}/a.jpg`)).rejects.toThrow('su dirección lleva a otra que no es https://');
  const outside = pictureFetcher({ mayConnect: (address) => !address.startsWith('169.'), protocols: ['http:'] });
  answer = leadTo('http://169.254.169.254/latest');
  await expect(outside(`http://${origin}/a.jpg`)).rejects.toThrow('su dirección lleva a otra que no es de internet');
});

test('plain HTTP, errors and endless answers are refused', async () => {
  await expect(pictureFetcher()('http://a.example/1.jpg')).rejects.toThrow('su dirección no es https://');
  answer = (_request, reply) => reply.writeHead(404).end();
  await expect(open(`http://${origin}/`)).rejects.toThrow('su dirección contesta 404');
  answer = (_request, reply) => reply.end(Buffer.alloc(importedPictures.bytesOfOne + 1));
  await expect(open(`http://${origin}/`)).rejects.toThrow('pesa más de 20 MB');
});
