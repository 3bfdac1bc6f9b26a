import { readReturn } from './read-return';

const read = (query: string) => readReturn(new URLSearchParams(query));

test('takes the bank’s approval only with its proof', () => {
  expect(read('Status=200&ECI=05&XID=x&CAVV=y&Reference3D=r')).toMatchObject({
    ok: true,
    title: 'La tarjeta se autorizó',
  });
  expect(read('Status=200').ok).toBe(false);
  expect(read('Status=430&Reference3D=r')).toMatchObject({ ok: false, title: 'El titular no confirmó la tarjeta' });
  expect(read('')).toMatchObject({ ok: false, title: 'El banco no respondió a la solicitud', facts: [] });
});
