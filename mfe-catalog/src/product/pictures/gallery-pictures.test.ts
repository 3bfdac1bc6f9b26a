import { picturesOf } from './gallery-pictures';

const sofa = { Name: 'Sofá Bruma', picture: 'bruma' };
const images = ['bruma', 'bruma-frente'].map((stem) => ({ stem, alt: stem })) as never;

test('a room that a piece stands in is seen right after the piece', () => {
  const shown = picturesOf({ ...sofa, images }, { name: 'Sala Coyoacán', picture: 'estancia' });
  expect(shown.map(({ stem }) => stem)).toEqual(['bruma', 'estancia', 'bruma-frente']);
  expect(shown[1]?.alt).toBe('Sofá Bruma en la estancia Sala Coyoacán');
});

test('without a room there are its own pictures, without one of those the drawing that stands for it', () => {
  expect(picturesOf({ ...sofa, images })).toHaveLength(2);
  expect(picturesOf({ ...sofa, images: [] })).toEqual([{ stem: 'bruma', alt: 'Sofá Bruma' }]);
});
