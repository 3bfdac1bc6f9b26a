import { MailStore } from './mail-store';

const mailTo = (to: string) => ({
  messageId: `<${to}>`,
  from: 'tienda@example.com',
  to: [to],
  subject: 'Pedido',
  text: 'Gracias',
  html: '<p>Gracias</p>',
});

test('after a long load each mail’s receiver is still known, and how often it came', () => {
  const store = new MailStore(undefined);
  for (let at = 0; at < 2_500; at += 1) store.add(mailTo(`c${at}@example.com`));
  store.add(mailTo('c0@example.com'));
  const [first] = store.list('c0@example.com');
  expect(first).toMatchObject({ subject: 'Pedido', arrivals: 2, text: '', html: '' });
  expect(store.list('c2499@example.com')[0]?.text).toBe('Gracias');
  expect(store.list()).toHaveLength(2_500);
});
