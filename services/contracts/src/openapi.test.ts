import SwaggerParser from '@apidevtools/swagger-parser';
import { endpoints } from './index';
import { openApiDocument } from './openapi';

interface Operation {
  operationId: string;
  security: object[];
}
const list = Object.values(endpoints);
const document = openApiDocument(list);
const operationOf = (key: keyof typeof endpoints) => {
  const { method, path } = endpoints[key];
  return document.paths[path]?.[method.toLowerCase()] as Operation;
};

test('the document is OpenAPI, by its own schema', async () => {
  // the parser replaces the buffer it reads
  const copy = JSON.parse(JSON.stringify(document));
  await expect(SwaggerParser.validate(copy)).resolves.toMatchObject({ openapi: '3.0.3' });
});

test('every call has a name of its own, made of its method and path', () => {
  const names = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((one) => (one as Operation).operationId),
  );
  expect(new Set(names).size).toBe(list.length);
  expect(operationOf('PUT /quotation/{id}/address').operationId).toBe('putQuotationByIdAddress');
});

test.each([
  ['GET /me/client/contacts', [{ token: [] }]],
  ['POST /product/search/', [{}, { token: [] }]],
  ['POST /quotation/findbyid/{id}', [{}, { token: [] }]],
  ['POST /user/update_password', []],
] as const)('%s says whether a token is asked for', (key, security) => {
  expect(operationOf(key).security).toEqual(security);
});
