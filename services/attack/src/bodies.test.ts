import { type Endpoint, endpoints } from '@actual/contracts';
import { sampleRequest } from './bodies';

test.each(Object.entries<Endpoint>(endpoints))('%s: the sample is a good request', (_, endpoint) => {
  const { params, query, body } = sampleRequest(endpoint);
  const wrong = (['params', 'query', 'body'] as const).flatMap(
    (part) => endpoint[part]?.safeParse({ params, query, body }[part] ?? {}).error?.issues ?? [],
  );
  expect(wrong).toEqual([]);
});
