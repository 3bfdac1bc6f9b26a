import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ShellApi } from '../context';
import { Form } from './form';
import { useLoaderData, usePendingLocation, useRevalidate } from './hooks';
import { Link } from './link';
import { NavigationProvider } from './NavigationProvider';
import { Navigation } from './navigation';
import { matchPage, openPage, type Page } from './open-page';
import { PageContent } from './PageContent';
import { type PageRoute, redirect, redirectGone } from './route';

const scrollTo = jest.fn();
window.scrollTo = scrollTo as typeof window.scrollTo;

const gone = jest.fn();

/** The sofa's page waits here until a test lets it go on. */
let arrive: (name: string) => void = () => {};
const reads = jest.fn();

const Home = () => {
  const revalidate = useRevalidate();
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <Link to="/sofa">Sofá</Link>
      <Link to="/silla">Silla</Link>
      <Link to="/vieja">Vieja</Link>
      <Link to="/agotada">Agotada</Link>
      <Link to="/rota">Rota</Link>
      <Link to="/tropieza">Tropieza</Link>
      <Link to="#pie">Pie</Link>
      <p id="pie">pie</p>
      <button type="button" onClick={() => void revalidate()}>
        Otra vez
      </button>
      <Form action="/buscar">
        <input name="term" defaultValue="mesa de té" />
        <button type="submit">Buscar</button>
      </Form>
    </>
  );
};
const Piece = () => <h1>{useLoaderData<string>()}</h1>;
const Throws = () => {
  throw new Error('tropieza');
};
const routes: PageRoute[] = [
  { path: '/', loader: () => reads() ?? 'Inicio', Component: Home },
  {
    path: '/sofa',
    loader: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    lazy: async () => ({ Component: Piece }),
  },
  { path: '/silla', loader: () => 'Silla Nube', Component: Piece },
  { path: '/vieja', loader: () => redirect('/silla?de=vieja', 301) },
  { path: '/agotada', loader: () => redirectGone('/silla', 'sold-out') },
  { path: '/rota', loader: () => Promise.reject(new Error('503')), Component: Piece },
  { path: '/tropieza', Component: Throws },
  { path: '/buscar', loader: ({ url }) => url.searchParams.get('term'), Component: Piece },
];
const Bar = () => (usePendingLocation() ? <i>en camino</i> : null);
const shell = {} as ShellApi;

async function open(path = '/') {
  history.replaceState(null, '', path);
  const first: Page = {
    owner: 'test',
    failure: null,
    params: {},
    data: 'del servidor',
    route: null,
    Component: Home,
  };
  const route = matchPage(routes, path)?.route ?? null;
  const navigation = new Navigation({
    first: { ...first, route },
    onGone: gone,
    open: async (url, signal) => {
      const match = matchPage(routes, url.pathname);
      return match && openPage(match, { owner: 'test', url, shell, signal });
    },
  });
  render(
    <NavigationProvider navigation={navigation}>
      <Bar />
      <Suspense fallback="hueco">
        <PageContent failed={(status) => <b>{status}</b>} />
      </Suspense>
    </NavigationProvider>,
  );
  return navigation;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const scrolled = (scrollY: number) => {
  Object.assign(window, { scrollY });
  dispatchEvent(new Event('scroll'));
};
const title = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  scrollTo.mockClear();
  reads.mockReset();
  gone.mockClear();
});

test('the first page shows the server’s data, and loads nothing', async () => {
  await open();
  expect(title()).toBe('del servidor');
  expect(reads).not.toHaveBeenCalled();
});

test('a page is entered when it is ready; until then the present one stays and the way is told', async () => {
  await open();
  await press('Sofá');
  expect([title(), location.pathname]).toEqual(['del servidor', '/']);
  expect(screen.getByText('en camino')).toBeTruthy();
  await act(async () => arrive('Sofá Bruma'));
  expect([title(), location.pathname]).toEqual(['Sofá Bruma', '/sofa']);
  expect(screen.queryByText('en camino')).toBeNull();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('a second navigation wins, and the late page of the first is dropped', async () => {
  await open();
  await press('Sofá');
  const late = arrive;
  await press('Silla');
  await act(async () => late('Sofá Bruma'));
  expect([title(), location.pathname]).toEqual(['Silla Nube', '/silla']);
});

test('a link looks pressed until its page is there, or another is asked for', async () => {
  await open();
  const link = screen.getByText('Sofá');
  await press('Sofá');
  expect(link.dataset.waiting).toBe('');
  await press('Otra vez');
  expect(link.dataset.waiting).toBeUndefined();
  await press('Sofá');
  expect(link.dataset.waiting).toBe('');
  await act(async () => arrive('Sofá Bruma'));
  expect([title(), link.dataset.waiting]).toEqual(['Sofá Bruma', undefined]);
});

test('tells a visitor once why they were led on from a page that is gone', async () => {
  await open();
  await press('Agotada');
  expect([title(), location.pathname]).toEqual(['Silla Nube', '/silla']);
  expect(gone.mock.calls).toEqual([['sold-out']]);
});

test('back shows the page before, where it was scrolled to', async () => {
  await open();
  scrolled(640);
  await press('Silla');
  scrolled(0);
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  expect(await screen.findByText('Inicio')).toBeTruthy();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test('a page that comes back from the browser’s cache shows no page on its way', async () => {
  const navigation = await open();
  navigation.open = () => new Promise(() => {});
  await press('Silla');
  expect(screen.getByText('en camino')).toBeTruthy();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.queryByText('en camino')).toBeNull();
});

test('a redirect is followed, and leaves no entry of its own', async () => {
  await open();
  const pushed = jest.spyOn(history, 'pushState');
  await press('Vieja');
  expect([title(), location.pathname + location.search]).toEqual(['Silla Nube', '/silla?de=vieja']);
  expect(pushed).toHaveBeenCalledTimes(1);
  pushed.mockRestore();
});

test('a page that cannot be loaded, or breaks, says its status; the next one is shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await press('Rota');
  expect(screen.getByText('500')).toBeTruthy();
  expect(location.pathname).toBe('/rota');
  await act(async () => void history.back());
  await screen.findByText('Tropieza');
  await press('Tropieza');
  expect(screen.getByText('500')).toBeTruthy();
  jest.restoreAllMocks();
});

test('a fragment of the same page loads nothing', async () => {
  await open();
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  await press('Pie');
  expect(location.hash).toBe('#pie');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(reads).not.toHaveBeenCalled();
});

test('sending a form by GET opens the address with its fields', async () => {
  await open();
  await press('Buscar');
  expect(location.pathname + location.search).toBe('/buscar?term=mesa+de+t%C3%A9');
  expect(title()).toBe('mesa de té');
});

test('reloads the page’s data in place', async () => {
  await open();
  scrollTo.mockClear();
  await press('Otra vez');
  expect(title()).toBe('Inicio');
  expect(reads).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
});
