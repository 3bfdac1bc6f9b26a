// Writes demo-assets/models.json and CREDITS.md for the models named in shots.json:
// node services/database/scripts/write-credits.mjs LICENSES_CSV SIZES_CSV
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

const [licensesFile, sizesFile] = process.argv.slice(2);
if (!licensesFile || !sizesFile) {
  process.stderr.write('Usage: write-credits.mjs LICENSES_CSV SIZES_CSV\n');
  process.exit(2);
}
const assets = new URL('../demo-assets/', import.meta.url);
/**
 * @param {string} file
 * @returns {Promise<Record<string, string>[]>}
 */
const table = async (file) => parse(await readFile(file), { columns: true, bom: true });
const sizes = new Map((await table(sizesFile)).map((row) => [row.id, row]));
/** @type {{ model: string }[]} */
const shots = JSON.parse(await readFile(new URL('shots.json', assets), 'utf8'));
const used = new Set(shots.map((shot) => shot.model));
/** @type {Record<string, Record<string, string | number[]>>} */
const models = {};
for (const row of (await table(licensesFile)).filter((one) => used.has(one.archivo))) {
  const size = sizes.get(row.archivo) ?? {};
  models[row.archivo] = {
    title: row.titulo,
    author: row.autor,
    license: row.licencia,
    licenseUrl: row.url_licencia,
    library: size.biblioteca,
    origin: row.origen,
    credit: row.atribucion,
    sizeCm: [size.ancho_cm, size.fondo_cm, size.alto_cm].map((value) => Math.round(Number(value) * 10) / 10),
  };
}
const missing = [...used].filter((model) => !models[model]);
if (missing.length) throw new Error(`No license for ${missing.join(', ')}`);
await writeFile(new URL('models.json', assets), `${JSON.stringify(models, null, 2)}\n`);

const rows = Object.entries(models).map(
  ([file, m]) => `| ${file} | ${m.title} | ${m.author} | [${m.license}](${m.licenseUrl}) | ${m.origin} |`,
);
const credits = [
  ...new Set(
    Object.values(models)
      .map((m) => m.credit)
      .filter(Boolean),
  ),
].map((line) => `- ${line}`);
await writeFile(
  new URL('CREDITS.md', assets),
  `# Credits of the demo store's pictures and models

Every picture in \`pictures/\` is our own render of a 3D model of the Debian package \`sweethome3d-furniture\` 1.8
(Sweet Home 3D model libraries, Emmanuel Puybaret / eTeks). Changes: OBJ to GLB, normals recomputed, textures at most
1024 px; colors of some materials changed for variants (\`shots.json\` says which); several models stand together in
rooms and packages (\`scenes.json\`; walls, floors, rugs and pictures on walls are drawn by the script). \`models/\` holds
only CC0 models.

| model | title | author | license | source |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

## Attribution lines (CC-BY)

${credits.join('\n')}
`,
);
process.stdout.write(`${Object.keys(models).length} models, ${credits.length} attribution lines\n`);
