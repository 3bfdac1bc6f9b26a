import { Link } from '@actual/shell-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, type RouteObject, RouterProvider, useLoaderData } from 'react-router-dom';
import { routeTree } from '../routes';
import { createWaitingRouter } from './waiting-router';

const Piece = () => <h1>{useLoaderData<string>()}</h1>;
const routes: RouteObject[] = [
  {
    id: 'home',
    path: '/',
    loader: () => 'fetched again',
    Component: () => (
      <>
        <p>{useLoaderData<string>()}</p>
        <Link to="/sofa">Sofá</Link>
        <Link to="#pie">Pie</Link>
      </>
    ),
  },
  { id: 'piece', path: '/:slug', loader: () => 'Sofá Almendro', Component: Piece },
];
const hydrationData = { loaderData: { home: 'from the server' }, errors: null };
const engine = async () => createBrowserRouter(routes, { hydrationData });

function open(begin: () => ReturnType<typeof engine>, awake = new Promise<void>(() => {})) {
  history.replaceState(null, '', '/');
  const router = createWaitingRouter({ routes, ...hydrationData, begin, awake });
  return render(<RouterProvider router={router} />);
}

test('the page shows what the server gave, and asks for no engine', () => {
  const begin = jest.fn(engine);
  open(begin);
  expect(screen.getByText('from the server')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sofá' }).getAttribute('href')).toBe('/sofa');
  expect(begin).not.toHaveBeenCalled();
});

test('a page that the server could not make keeps saying so in the shop’s words', () => {
  const broken = [{ id: 'pages', errorElement: <p>Algo no quedó a escuadra</p>, children: routes }];
  history.replaceState(null, '', '/');
  const router = createWaitingRouter({
    ...{ routes: broken, loaderData: {}, errors: { pages: new Error('503') } },
    ...{ begin: engine, awake: new Promise<void>(() => {}) },
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('Algo no quedó a escuadra')).toBeTruthy();
});

test('the frame’s own routes carry their errors as elements', () => {
  const [root] = routeTree([]);
  expect([root, root?.children?.[0]].map((route) => route?.errorElement !== undefined)).toEqual([true, true]);
});

test('a link pressed at once leads where it says, and back again', async () => {
  open(engine);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Sofá' })));
  expect(await screen.findByRole('heading', { name: 'Sofá Almendro' })).toBeTruthy();
  expect(location.pathname).toBe('/sofa');
  await act(async () => history.back());
  expect(await screen.findByRole('link', { name: 'Sofá' })).toBeTruthy();
});

test('the first touch brings the engine once, and nothing on the page changes', async () => {
  const begin = jest.fn(engine);
  await act(async () => {
    open(begin, Promise.resolve());
  });
  expect(begin).toHaveBeenCalledTimes(1);
  expect(screen.getByText('from the server')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Sofá' })));
  expect(await screen.findByRole('heading', { name: 'Sofá Almendro' })).toBeTruthy();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('without the engine the browser goes there itself', async () => {
  open(() => Promise.reject(new Error('offline')));
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Pie' })));
  expect(location.hash).toBe('#pie');
});
