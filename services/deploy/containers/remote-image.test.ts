import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';

interface Part {
  readonly program: string;
  readonly programs: readonly string[];
}
const { parts } = jest.requireActual<{ parts: Record<string, Part> }>('./parts.mjs');
const project = join(__dirname, '..', '..', '..');

test('a remote’s image can release, start a canary and roll back, and contains no bundler', async () => {
  const { program, programs } = parts['mfe-checkout'] as Part;
  const { fileList } = await nodeFileTrace(
    [program, ...programs].map((file) => join(project, file)),
    // packages may be a link to another folder
    { base: '/' },
  );
  const packages = [...fileList].flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  expect(packages).toContain('proper-lockfile');
  expect(packages.filter((name) => /^(webpack|esbuild|@swc\/core|sharp)$/.test(name))).toEqual([]);
});
