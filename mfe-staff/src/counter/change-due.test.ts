import { changeDue } from './change-due';

const cash = { type: 'cash', amount: '800', received: '1000', exchangeRate: '' };
test.each([
  ['what is more is given back', {}, 200],
  ['to the centavo', { amount: '799.95', received: '800' }, 0.05],
  ['too little is owed', { received: '500' }, -300],
  ['dollars at their rate', { type: 'cash-usd', amount: '20', received: '50', exchangeRate: '18.5' }, 555],
  ['dollars without a rate', { type: 'cash-usd', received: '900' }, null],
  ['nothing handed over', { received: '' }, null],
  ['what is no amount', { amount: '8o0' }, null],
])('counts the change: %s', (_what, change, due) => expect(changeDue({ ...cash, ...change })).toBe(due));
