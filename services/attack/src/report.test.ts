import { holds, reportOf } from './report';
import { Tally } from './tally';

test('counts the attacks that were repelled, by part and in all, and names the open ones', () => {
  const good = new Tally('matrix');
  good.held();
  good.held();
  const bad = new Tally('purchases');
  bad.held();
  bad.broke('lost', 'money without an order');
  bad.broke('lost', 'money without an order');
  const text = reportOf([good.row, bad.row], { shoppers: 8, again: 2, reasons: [['the line broke', 2]] });
  expect(text).toMatch(/\| purchases +\| +3 \| +1 \| +0 \| +0 \| +2 \|/);
  expect(text).toMatch(/\| in all +\| +5 \| +3 \|/);
  expect(text).toContain('purchases: money without an order (2)');
  expect(text).toMatch(/\| the line broke +\| +2 \| 25\.0 % \|/);
  expect(holds([good.row])).toBe(true);
  expect(holds([good.row, bad.row])).toBe(false);
});
