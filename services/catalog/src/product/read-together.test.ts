import { ReadTogether } from './read-together';

const reader = (read: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>) => {
  const asked: string[][] = [];
  const together = new ReadTogether((keys) => {
    asked.push([...keys]);
    return read(keys);
  });
  return { asked, together };
};
const upperCase = async (keys: readonly string[]) =>
  new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()]));

it('reads what is asked for at the same time once, and gives each its own', async () => {
  const { asked, together } = reader(upperCase);
  const found = await Promise.all(['sofa', 'cama', 'nobody', 'sofa'].map((key) => together.find(key)));
  expect(found).toEqual(['SOFA', 'CAMA', undefined, 'SOFA']);
  expect(asked).toEqual([['sofa', 'cama', 'nobody']]);
  expect(await together.find('sofa')).toBe('SOFA');
  expect(asked).toHaveLength(2);
});

it('tells everybody who asked together of a failure, and reads again afterwards', async () => {
  let fails = true;
  const { together } = reader(async (keys) => {
    if (fails) throw new Error('no database');
    return upperCase(keys);
  });
  const results = await Promise.allSettled([together.find('sofa'), together.find('cama')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await together.find('sofa')).toBe('SOFA');
});
