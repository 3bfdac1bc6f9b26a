import type { PageReport } from './report';
import { reportErrors } from './report-errors';

const sent: PageReport[] = [];
Object.defineProperty(navigator, 'sendBeacon', {
  value: (_path: string, body: string) => sent.push(JSON.parse(body)) > 0,
});
// jsdom measures no navigation
Object.assign(performance, { getEntriesByType: () => [] });
const place = { page: '/', remote: 'catalog', version: '1' };
reportErrors(() => place);
beforeEach(() => sent.splice(0));

const thrown = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an error that nobody caught is told once, with its page and its stack', () => {
  const error = new TypeError('x is undefined');
  thrown(error);
  thrown(error);
  expect(sent).toEqual([{ ...place, error: { text: 'TypeError: x is undefined', stack: error.stack } }]);
});

test('an unhandled rejection is reported too, with any reason; an aborted call is not', () => {
  rejected('nope');
  rejected(undefined);
  rejected(new DOMException('left', 'AbortError'));
  expect(sent.map(({ error }) => error?.text)).toEqual(['Error: nope', 'Error: undefined']);
});

test('one document tells ten at most', () => {
  for (let at = 0; at < 30; at += 1) thrown(new Error(String(at)));
  expect(sent.length).toBeLessThan(10);
});
