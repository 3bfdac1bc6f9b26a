import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refundBusinessDays, speiHours, transferDays } from '@actual/contracts/facts/payment/deadlines';
import { cardTypes, paymentTypeFacts } from '@actual/contracts/facts/payment/payment-types';
import { pagesAmong } from './compile.mjs';
import { figureNames } from './figure-names.mjs';
import { figures } from './figures';
import { fill } from './fill';

const folder = join(__dirname, '..', '..', '..', '..', 'mfe-catalog', 'content');
const files = pagesAmong(readdirSync(folder, { encoding: 'utf8', recursive: true }));
const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
const shown = (file: string): string => fill(text(file), figures);

test('the release knows every figure, and every figure has its value', () => {
  expect(Object.keys(figures).sort()).toEqual([...figureNames].sort());
});

test('the page of payments names the plans, minimums and deadlines that the store goes by', () => {
  const page = shown('formas-de-pago.md');
  const plans = cardTypes.map((type) => paymentTypeFacts[type]).filter(({ plan }) => plan.months > 1);
  expect(plans).toHaveLength(4);
  for (const { name, plan } of plans)
    expect(page).toContain(`| ${name} | $${plan.minimumPesos.toLocaleString('es-MX')} |`);
  expect(page).toContain(`**${speiHours} horas hábiles**`);
  expect(page).toContain(`**${transferDays} días naturales**`);
});

test('no text writes a deadline by hand', () => {
  const byHand = new RegExp(
    `\\b(${speiHours} horas|${transferDays} días naturales)|[Rr]eembols.*\\b${refundBusinessDays} días hábiles`,
  );
  expect(
    files.filter((file) =>
      text(file)
        .split('\n')
        .some((line) => byHand.test(line)),
    ),
  ).toEqual([]);
});
