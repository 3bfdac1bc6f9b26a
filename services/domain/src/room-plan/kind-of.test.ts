import { kindOf } from './kind-of';

const named = (Name: string, ...handles: string[]) =>
  kindOf({
    Name,
    Categories: handles.map((Handle, at) => ({ id: Handle, Handle, Name: Handle, CategoryLevel: at + 1 })),
  });

test.each([
  ['sofa', 'Sofá cama Abasolo', 'salas', 'sofas-cama'],
  ['armchair', 'Puf Pelota', 'kids', 'juego-y-descanso'],
  ['chair', 'Silla Haya', 'comedores', 'sillas', 'sillas-de-comedor'],
  ['table', 'Mesa Aliso', 'comedores', 'mesas-de-comedor'],
  ['coffee-table', 'Mesa de centro Nube', 'salas', 'mesas-de-centro'],
  ['bed', 'Cama Pradera', 'kids', 'camas-infantiles'],
  ['rug', 'Tapete Mosaico', 'textiles', 'tapetes-y-alfombras'],
  ['shelf', 'Librero Cubitos', 'kids', 'libreros-infantiles'],
  ['plant', 'Agave en barro', 'decoracion', 'plantas'],
  ['box', 'Caja', 'otros'],
])('tells a %s by the name %s and the category %s', (kind, name, ...handles) => {
  expect(named(name, ...handles)).toBe(kind);
});
