import { parsePacking } from './packing';

test('parcels, assembly and removable parts are read from one cell of merchants and the ERP', () => {
  expect(parsePacking('2 de 120 x 40 x 15 cm, 18.5 kg | 80×60×12|Armar en casa|sin patas 210 x 90 x 75')).toEqual({
    parcels: [
      { pieces: 2, width: 120, depth: 40, height: 15, weightKg: 18.5 },
      { pieces: 1, width: 80, depth: 60, height: 12, weightKg: null },
    ],
    builtAtHome: true,
    bare: { width: 210, depth: 90, height: 75 },
  });
});

test.each(['', '120x40', '0 de 120x40x15', '120x40x15 lb', '1200x40x15', '-1x40x15', 'armar|otra cosa', '120x0x15'])(
  'refuses to read packing from «%s»',
  (text) => {
    expect(parsePacking(text)).toBeNull();
  },
);
