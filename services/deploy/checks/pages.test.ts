import { matchRoutes } from 'react-router-dom';

/** The pages of every remote, as its `register.tsx` declares them and the build lists them. */
const pages = ['catalog', 'checkout', 'account', 'staff'].flatMap((remote) => {
  const { routes }: { routes: { path: string }[] } = jest.requireActual(`../../../mfe-${remote}/src/register`);
  return routes.map(({ path }) => ({ path, id: remote }));
});

test('a page belongs to one remote', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
});

test.each(pages)('$path belongs to $id alone', ({ path, id }) => {
  const match = matchRoutes(pages, path.replace(/:\w+/g, 'algo'))?.at(-1);
  expect(match?.route).toEqual({ path, id });
});
