import { type PagePlace, sendReport } from './report';

/** Most errors that one document reports; later ones usually repeat or follow from these. */
const most = 10;

/** Reports every error that nobody caught, once, from now on. Aborted work (`AbortError`) is no error. */
export function reportErrors(place: () => PagePlace): void {
  const told = new Set<string>();
  const tell = (error: unknown, where = '') => {
    const { name = 'Error', message = error, stack = where } = Object(error);
    const text = `${name}: ${message}`.slice(0, 300);
    const key = text + stack;
    if (name === 'AbortError' || told.has(key) || told.size >= most) return;
    told.add(key);
    sendReport({ ...place(), error: { text, stack: stack.slice(0, 4_000) } });
  };
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    tell(error ?? { message }, `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
