import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Link, NavLink } from './link';

const sofa = 'Sofá Almendro';
const Sofa = () => <h1>{sofa}</h1>;
const Home = () => (
  <>
    <Link to="/sofa">Sofá</Link>
    <Link to="/sofa" onClick={(event) => event.preventDefault()}>
      Menú
    </Link>
    <NavLink to="/reports">Reportes</NavLink>
    <NavLink to="/rep">Otra</NavLink>
  </>
);

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/sofa" Component={Sofa} />
        <Route path="*" Component={Home} />
      </Routes>
    </MemoryRouter>,
  );

test('a link moves to its page without the browser', async () => {
  open('/');
  const link = screen.getByRole('link', { name: 'Sofá' });
  expect(link.getAttribute('href')).toBe('/sofa');
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByRole('heading', { name: sofa })).toBeTruthy();
});

test('with a key for a new tab it is the browser’s; who prevents it keeps the page', () => {
  open('/');
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  fireEvent.click(screen.getByRole('link', { name: 'Sofá' }), { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: 'Menú' }));
  removeEventListener('click', stay);
  expect(screen.queryByRole('heading', { name: sofa })).toBeNull();
});

test('a link says that its page, or one below it, is shown', () => {
  open('/reports/orders');
  expect(screen.getByRole('link', { name: 'Reportes' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Otra' }).getAttribute('aria-current')).toBeNull();
});
