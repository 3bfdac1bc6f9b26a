import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import { planFaults, type RoomPlan, wallsOf } from '@actual/domain/room-plan/index';
import { useFormAnswer } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Alert, Button, Disclosure, IconButton, SelectField, Stack } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CmField } from './CmField';
import { type Changed, type Fields, openingKinds, roomFields, withRoom } from './plan-fields';
import { Figures, Unscripted } from './plan-styles';

const roomFormName = 'cuarto';

const OpeningRow = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  min-width: 0;
  padding-top: 14px;
  border-top: 1px solid var(--c-line);
  legend { float: left; grid-column: 1 / -2; align-self: center; font: var(--t-label); }
  > button { grid-column: -2 / -1; justify-self: end; margin-block: -10px; }
  > div:nth-of-type(-n + 2) { grid-column: 1 / -1; }
  ${from.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div:nth-of-type(2) { grid-column: auto; }
  }
`;

const Added = styled.div`
  display: flex;
  gap: 24px;
  @media (scripting: none) { display: none; }
`;

const shapes = [
  { value: '', label: 'Rectángulo' },
  { value: 'upper-left', label: 'En L: falta arriba a la izquierda' },
  { value: 'upper-right', label: 'En L: falta arriba a la derecha' },
  { value: 'lower-right', label: 'En L: falta abajo a la derecha' },
  { value: 'lower-left', label: 'En L: falta abajo a la izquierda' },
];
const sides: Readonly<Record<number, string>> = { 0: 'de arriba', 90: 'derecha', 180: 'de abajo', 270: 'izquierda' };

/** The room by its figures: sides, ceiling, an L, doors and windows. */
export function RoomForm({ plan, onChange }: { plan: RoomPlan; onChange: (next: RoomPlan) => void }) {
  const answer = useFormAnswer(roomFormName);
  const [refused, setRefused] = useState<string | null>(answer?.refused ?? null);
  const fields = answer && !answer.sent ? { ...roomFields(plan), ...answer.values } : roomFields(plan);
  const walls = wallsOf(plan.room).map(({ turn }, at) => ({ value: String(at), label: `${at + 1}. ${sides[turn]}` }));
  const take = (changed: Changed): string | null => {
    const wrong = 'fault' in changed ? planFaults[changed.fault] : null;
    if ('plan' in changed) onChange(changed.plan);
    return wrong;
  };
  const give = (more: Fields): string | null => take(withRoom(plan, { ...roomFields(plan), ...more }));
  const choose = (more: Fields) => setRefused(give(more));
  const field = (name: string, label: string, spoken?: string) => (
    <CmField
      name={name}
      label={label}
      value={fields[name] ?? ''}
      onGiven={(typed) => give({ [name]: typed })}
      spoken={spoken}
    />
  );
  const addOpening = (kind: string) => {
    const at = plan.openings.length;
    const width = kind === 'window' ? 1_200 : 900;
    // the first place of any wall that is free
    for (const [wall, { length }] of wallsOf(plan.room).entries())
      for (let far = 300; far + width <= length; far += 100) {
        const next = withRoom(plan, {
          ...roomFields(plan),
          [`opening${at}`]: kind,
          [`wall${at}`]: String(wall),
          [`at${at}`]: String(far / 10),
          [`wide${at}`]: String(width / 10),
        });
        if ('plan' in next) return setRefused(take(next));
      }
    setRefused(planFaults.opening_beyond);
  };
  // without script one more row is there to be filled in
  const rows = [
    ...plan.openings.keys(),
    ...(plan.openings.length < roomPlanLimits.openings ? [plan.openings.length] : []),
  ];
  return (
    <form method="post" onSubmit={(event) => event.preventDefault()} noValidate>
      <input type="hidden" name="form" value={roomFormName} />
      <Stack gap={4}>
        {refused ? (
          <Alert tone="error" live>
            {refused}
          </Alert>
        ) : null}
        <SelectField
          label="Forma"
          name="corner"
          options={shapes}
          value={fields.corner}
          onChange={(event) => choose({ corner: event.target.value })}
        />
        <Figures>
          {field('width', 'Ancho')}
          {field('depth', 'Largo')}
          {field('height', 'Techo', 'Altura del techo, en centímetros')}
        </Figures>
        {plan.room.notch ? (
          <Figures>
            {field('notchWidth', 'Ancho de la esquina')}
            {field('notchDepth', 'Largo de la esquina')}
          </Figures>
        ) : null}
        <Disclosure title="Puertas y ventanas" count={plan.openings.length}>
          <Stack gap={4}>
            {rows.map((at) => {
              const isNew = at === plan.openings.length;
              const Row = isNew ? Unscripted : 'div';
              return (
                <Row key={at}>
                  <OpeningRow>
                    <legend>
                      {isNew
                        ? 'Otra puerta o ventana'
                        : `${fields[`opening${at}`] === 'window' ? 'Ventana' : 'Puerta'} ${at + 1}`}
                    </legend>
                    {isNew ? null : (
                      <IconButton
                        icon="trash"
                        label={`Quitar la puerta o ventana ${at + 1}`}
                        onClick={() => choose({ [`opening${at}`]: '' })}
                      />
                    )}
                    <SelectField
                      label="Qué es"
                      name={`opening${at}`}
                      options={[
                        { value: '', label: 'Ninguna' },
                        ...Object.entries(openingKinds).map(([value, label]) => ({ value, label })),
                      ]}
                      value={fields[`opening${at}`] ?? ''}
                      onChange={(event) => choose({ [`opening${at}`]: event.target.value })}
                    />
                    <SelectField
                      label="Pared"
                      name={`wall${at}`}
                      options={walls}
                      value={fields[`wall${at}`] ?? '0'}
                      onChange={(event) => choose({ [`wall${at}`]: event.target.value })}
                    />
                    {field(
                      `at${at}`,
                      'Desde la izquierda',
                      `Puerta o ventana ${at + 1}: desde la esquina izquierda vista desde adentro, en centímetros`,
                    )}
                    {field(`wide${at}`, 'Ancho', `Puerta o ventana ${at + 1}: ancho, en centímetros`)}
                  </OpeningRow>
                </Row>
              );
            })}
            <Added>
              <Button variant="link" icon="plus" onClick={() => addOpening('end-in')}>
                Puerta
              </Button>
              <Button variant="link" icon="plus" onClick={() => addOpening('window')}>
                Ventana
              </Button>
            </Added>
          </Stack>
        </Disclosure>
        <Unscripted>
          <Button type="submit" variant="secondary" block>
            Dibujar el cuarto
          </Button>
        </Unscripted>
      </Stack>
    </form>
  );
}
