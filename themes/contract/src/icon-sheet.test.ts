import drawings from './icons.json';

const path = './icon-sheet.mjs';

test('the sheet has the drawing of every icon, by its name', async () => {
  const { iconSheet } = (await import(path)) as { iconSheet: () => Promise<string> };
  const sheet = await iconSheet();
  for (const [name, drawing] of Object.entries(drawings))
    expect(sheet).toContain(`<path id="${name}" d="${drawing}"/>`);
});
