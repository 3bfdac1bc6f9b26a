import { callPath } from './call-path';
import { ApiError, createApiClient } from './client';

const path = callPath('/quotation/{id}/removedetail/{detailId}');

test('each value is one segment of the path, with any characters', () => {
  expect(path({ id: 'a/b\\c', detailId: '%2e%2e?x=ñ' })).toBe(
    '/quotation/a%2Fb%5Cc/removedetail/%252e%252e%3Fx%3D%C3%B1',
  );
});

test.each(['', '.', '..', undefined])('makes no path with the value %j', (id) => {
  expect(path({ id, detailId: '1' })).toBeNull();
});

test('answers not_found without a request when a value would leave the call’s path', async () => {
  const asked = jest.fn();
  const api = createApiClient({ baseUrl: '/api', site: 'actual-home', fetch: asked });
  const answer = api('GET /product/findbyslug/{slug}', { params: { slug: '..' } });
  await expect(answer).rejects.toEqual(new ApiError(404, 'not_found', 'no such address'));
  expect(asked).not.toHaveBeenCalled();
});
