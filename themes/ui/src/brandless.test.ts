import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test('no component knows a brand by name', () => {
  const named = sources.filter((file) =>
    /actual-(studio|home|kids)|brand-(studio|home|kids)/.test(readFileSync(join(__dirname, file), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(named).toEqual([]);
});
