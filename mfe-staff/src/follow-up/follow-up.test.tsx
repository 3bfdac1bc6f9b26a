import type { FollowUp } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { id, openQuotation } from '../quotation-desk/testing';
import { recordTimes, stepBefore } from './record-times';

const record = (eventType: 'Llamada' | 'Visita', notes: string) => ({
  id: notes,
  eventType,
  notes,
  files: [],
  isActive: false,
  createdAt: '2026-11-18T18:00:00.000Z',
  User: { firstName: 'Laura', lastName: 'Cámara' },
  dateTime: '2026-11-18T17:40:00.000Z',
});

const open = ({
  role = 'seller' as 'client' | 'seller' | 'manager',
  change = {} as Partial<FollowUp>,
  answers = {},
} = {}) => openQuotation({ role, followUp: change, answers });
const add = 'POST /quotation/addrecord/{id}';
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows clients nothing of the follow-up', async () => {
  const { calls } = open({ role: 'client' });
  await waitFor(() => expect(screen.queryByText('Seguimiento')).toBeNull());
  expect(calls).toEqual([]);
});

test('sends a conversation with its day and time', async () => {
  const { called } = open();
  await screen.findByText('No hay información. El primer evento aparecerá aquí.');
  write('Tipo de evento', 'Visita');
  write('Fecha', '18/11/2026');
  write('Hora', '12:40');
  write('Notas', 'Midieron la cuna.');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar evento' }));
  await waitFor(() =>
    expect(called(add)[0]?.input).toEqual({
      params: { id },
      body: { eventType: 'Visita', date: '2026-11-18', time: '12:40', notes: 'Midieron la cuna.' },
    }),
  );
  // kept: the field is free for the next one
  await waitFor(() => expect(screen.getByLabelText('Notas')).toHaveProperty('value', ''));
});

test('days are typed as DD/MM/YYYY; an invalid or out-of-bounds day is reported before sending', async () => {
  open();
  const day = (await screen.findByRole('textbox', { name: 'Cierre estimado' })) as HTMLInputElement;
  const type = (value: string) => fireEvent.change(day, { target: { value } });
  type('31/02/2030');
  expect(day.validationMessage).toBe('Escribe el día como DD/MM/AAAA.');
  type('01/01/2020');
  expect(day.validationMessage).toMatch(/^Elige un día desde el \d\d\/\d\d\/\d{4}\.$/);
  type('24/12/2090');
  expect(day.validationMessage).toBe('');
});

test('a refusal is said, and nothing typed is lost', async () => {
  open({ answers: { [add]: new ApiError(409, 'quotation_closed', '') } });
  await screen.findByText('Guardar evento');
  write('Notas', 'Midieron la cuna.');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar evento' }));
  expect(await screen.findByText(/ya se cerró/)).toBeTruthy();
  expect(screen.getByLabelText('Notas')).toHaveProperty('value', 'Midieron la cuna.');
});

test('events are shown of all kinds or of one', async () => {
  open({ change: { Records: [record('Visita', 'Midieron la cuna.'), record('Llamada', 'Pidió fotos.')] } });
  const list = await screen.findByRole('list', { name: 'Eventos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(within(screen.getByRole('group', { name: 'Mostrar' })).getByText('Llamada'));
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(within(list).getByText('Pidió fotos.')).toBeTruthy();
});

test('a broker’s quotation says whose it is', async () => {
  const Broker = { firstName: 'Emilio', lastName: 'Sansores', email: 'e@b.mx', mobilePhone: '+529981234571' };
  open({ change: { Broker } });
  expect(await screen.findByText('Corredor: Emilio Sansores · e@b.mx')).toBeTruthy();
});

test('a next step that is done is taken back', async () => {
  const nextStep = { text: 'Llamar con fotos', day: '2026-11-01' };
  const { called } = open({ change: { nextStep } });
  expect(await screen.findByText(/era para el 1\/nov\/2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hecho' }));
  await waitFor(() =>
    expect(called('PUT /quotation/{id}/nextstep')[0]?.input).toEqual({
      params: { id },
      body: { nextStep: null, seen: nextStep },
    }),
  );
});

test('a next step that a colleague was first with stays; the second reads whose it is, and what of theirs was not kept', async () => {
  const step = 'PUT /quotation/{id}/nextstep';
  const { called } = open({
    answers: {
      [step]: () => {
        throw new ApiError(412, 'quotation_changed', '');
      },
      'GET /audit/{id}': [
        {
          id: 'a',
          at: '2026-11-30T18:00:00.000Z',
          call: step,
          outcome: { status: 200, code: null },
          User: { id: 'r', firstName: 'Rosa', lastName: 'Ek' },
        },
      ],
    },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: '¿Qué sigue?' }), {
    target: { value: 'Enviar muestras' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar siguiente paso' }));
  expect(await screen.findByText('Cambió mientras tanto: no se guardó «Enviar muestras».')).toBeTruthy();
  expect(await screen.findByText(/Rosa Ek fue: cambió el siguiente paso, 30\/nov\/2026/)).toBeTruthy();
  expect(called(step)[0]?.input).toMatchObject({ body: { seen: null } });
});

test('a manager closes with a reason; a seller is not offered it', async () => {
  open();
  await screen.findByText('Guardar evento');
  expect(screen.queryByText('Cerrar cotización')).toBeNull();
  document.body.replaceChildren();
  const { called } = open({ role: 'manager', answers: { 'POST /quotation/{id}/close': { ok: true } } });
  await screen.findByText('Cerrar cotización');
  write('Motivo', 'price');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar cotización' }));
  await waitFor(() =>
    expect(called('POST /quotation/{id}/close')[0]?.input).toEqual({
      params: { id },
      body: { reason: 'price', comment: '' },
    }),
  );
});

test('a closed quotation says why, takes no events, and a manager reopens it', async () => {
  const lost = {
    reason: 'price' as const,
    comment: 'Vio otra',
    closedAt: '2026-11-18T17:40:00.000Z',
    closedBy: 'Laura Cámara',
  };
  const { called } = open({
    role: 'manager',
    change: { isClosed: true, lost },
    answers: { 'POST /quotation/{id}/reopen': { ok: true } },
  });
  expect(await screen.findByText('El precio no le convino')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardar evento' })).toBeNull();
  expect(screen.queryByText('Cerrar cotización')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reabrir cotización' }));
  await waitFor(() => expect(called('POST /quotation/{id}/reopen')).toHaveLength(1));
});

test('leads can be called and written to', async () => {
  const lead = { id: 'l', name: 'Mariana Pech', phone: '+529982145570', email: 'm@correo.mx' };
  open({ answers: { 'GET /quotation/{id}/leads': [{ ...lead, createdAt: '2026-11-18T17:40:00.000Z' }] } });
  expect((await screen.findByRole('link', { name: '998 214 5570' })).getAttribute('href')).toBe('tel:+529982145570');
});

test('times have steps of 20 minutes, and the form starts with the latest one', () => {
  expect([recordTimes.length, recordTimes[0], recordTimes.at(-1)]).toEqual([72, '00:00', '23:40']);
  expect(['12:59', '12:40', '00:05'].map(stepBefore)).toEqual(['12:40', '12:40', '00:00']);
});
