import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..', 'content');
const names = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => /\.(md|yaml)$/.test(name));

/** For Jest, which builds nothing: the files of `content/` as a service's build has them (`virtual:texts`). */
export default Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
