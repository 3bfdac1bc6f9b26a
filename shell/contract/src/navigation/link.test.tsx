import { fireEvent, render, screen } from '@testing-library/react';
import type { ShellApi } from '../context';
import { Link, NavLink } from './link';
import { NavigationProvider } from './NavigationProvider';
import { Navigation } from './navigation';
import { failedPage, matchPage, openPage } from './open-page';
import { PageContent } from './PageContent';

window.scrollTo = () => undefined;

const sofa = 'Sofá Almendro';
const Sofa = () => <h1>{sofa}</h1>;
const Home = () => (
  <>
    <Link to="/sofa">Sofá</Link>
    <Link to="/sofa" onClick={(event) => event.preventDefault()}>
      Menú
    </Link>
    <Link to="/sofa" target="_blank">
      Otra pestaña
    </Link>
    <Link to="?orden=precio">Por precio</Link>
    <NavLink to="/reports">Reportes</NavLink>
    <NavLink to="/rep">Otra</NavLink>
  </>
);
const routes = [
  { path: '/sofa', Component: Sofa },
  { path: '*', Component: Home },
];

function open(path: string) {
  history.replaceState(null, '', path);
  const first = { ...failedPage('test', 0, { path: '*' }), Component: Home, failure: null };
  const navigation = new Navigation({
    first,
    open: async (url, signal) => {
      const match = matchPage(routes, url.pathname);
      return match && openPage(match, { owner: 'test', url, shell: {} as ShellApi, signal });
    },
  });
  render(
    <NavigationProvider navigation={navigation}>
      <PageContent failed={(status) => <p>{status}</p>} />
    </NavigationProvider>,
  );
}

test('a link moves to its page without the browser', async () => {
  open('/');
  const link = screen.getByRole('link', { name: 'Sofá' });
  expect(link.getAttribute('href')).toBe('/sofa');
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByRole('heading', { name: sofa })).toBeTruthy();
});

test('leaves a click for a new tab to the browser, and a prevented one alone', () => {
  open('/');
  const prevented: boolean[] = [];
  const stay = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', stay);
  fireEvent.click(screen.getByRole('link', { name: 'Sofá' }), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: 'Otra pestaña' }));
  fireEvent.click(screen.getByRole('link', { name: 'Menú' }));
  removeEventListener('click', stay);
  expect(prevented).toEqual([false, false, true]);
  expect(screen.queryByRole('heading', { name: sofa })).toBeNull();
});

test('a link with a query alone stays on its page', () => {
  open('/category/salas');
  const link = screen.getByRole('link', { name: 'Por precio' });
  expect(link.getAttribute('href')).toBe('/category/salas?orden=precio');
});

test('a link says that its page, or one below it, is shown', () => {
  open('/reports/orders');
  expect(screen.getByRole('link', { name: 'Reportes' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Otra' }).getAttribute('aria-current')).toBeNull();
});
