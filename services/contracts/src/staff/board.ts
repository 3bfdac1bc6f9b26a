import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { boardDays, openStages, quotationStages, usualBoardDays } from '../facts/payment/quotation-states';
import { dateTime, day, id, pesos } from '../shapes';
import { deskScope } from './desk';

const stage = z.enum(quotationStages);

export const boardCard = z.object({
  id,
  folio: z.string(),
  createdAt: dateTime,
  client: z.string().nullable().describe('null while nobody said who they are'),
  seller: z.string().nullable(),
  total: pesos,
  nextStep: z.object({ text: z.string(), day }).nullable(),
  stage,
  openStage: z.enum(openStages).describe('where a lost one goes when it is reopened'),
});
export type BoardCard = z.infer<typeof boardCard>;

export const boardColumn = z.object({
  stage,
  count: z.number().int(),
  amount: z.number().describe('pesos of all of them, also of those without a card'),
  cards: z.array(boardCard).describe('the nearest next step first, then the newest'),
});
export type BoardColumn = z.infer<typeof boardColumn>;

export const boardEndpoints = endpointsOf('staff', {
  'GET /desk/board': {
    access: 'staff',
    summary: 'Quotations of the last days by how far they came: one’s own and nobody’s, or everybody’s',
    query: z.object({ scope: deskScope.default('own'), days: z.enum(boardDays).default(usualBoardDays) }),
    response: z.object({ day: day.describe('today, on the store’s clock'), columns: z.array(boardColumn) }),
  },
});
