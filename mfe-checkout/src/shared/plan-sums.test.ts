import { planSums } from './plan-sums';

const groups = [
  { group: 1, name: '', active: true, discount: 0, total: 7_216.5, methods: [] },
  { group: 4, name: '', active: true, discount: 0, total: 7_811, methods: [] },
];
const quotation = { subtotal: 8_490, total: 7_216.5, paymentGroup: 1, ammountPaid: 100.5 };

test('subtracts payments once', () => {
  const paidOff = { subtotal: 8_490, discount: 1_273.5, total: 7_216.5, paid: 100.5, due: 7_116 };
  expect(planSums(quotation, { groups })).toEqual(paidOff);
  expect(planSums(quotation)).toEqual(paidOff);
});

test('shows the total and discount of the chosen plan', () => {
  expect(planSums({ ...quotation, ammountPaid: 0 }, { groups }, 4)).toMatchObject({ discount: 679, total: 7_811 });
});

test('after 60 percent of 11,200 is paid at the counter the rest is owed', () => {
  const order = { subtotal: 11_200, total: 11_200, paymentGroup: 1, ammountPaid: 6_720 };
  const options = { groups: [{ group: 1, name: '', active: true, discount: 0, total: 11_200, methods: [] }] };
  expect(planSums(order, options)).toEqual({ subtotal: 11_200, discount: 0, total: 11_200, paid: 6_720, due: 4_480 });
});
