import { batchLoader } from './batch-loader';

const reader = (read: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>) => {
  const asked: string[][] = [];
  const loader = batchLoader((keys) => {
    asked.push([...keys]);
    return read(keys);
  });
  return { asked, loader };
};
const upperCase = async (keys: readonly string[]) =>
  new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));

it('reads simultaneous requests in one statement, and gives each its own rows', async () => {
  const { asked, loader } = reader(upperCase);
  const found = await Promise.all(['sofa', 'cama', 'nobody', 'sofa'].map((key) => loader.load(key)));
  expect(found).toEqual(['SOFA', 'CAMA', undefined, 'SOFA']);
  expect(asked).toEqual([['sofa', 'cama', 'nobody']]);
  expect(await loader.load('sofa')).toBe('SOFA');
  expect(asked).toHaveLength(2);
});

it('tells everybody who asked together of a failure, and reads again afterwards', async () => {
  let fails = true;
  const { loader } = reader(async (keys) => {
    if (fails) throw new Error('no database');
    return upperCase(keys);
  });
  const results = await Promise.allSettled([loader.load('sofa'), loader.load('cama')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await loader.load('sofa')).toBe('SOFA');
});
