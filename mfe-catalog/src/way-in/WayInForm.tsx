import { wayInPartNames, wayInParts, wayInText } from '@actual/contracts/way-in/way-in';
import { from } from '@actual/themes-contract';
import { Alert, Button, Checkbox, DialogFoot, Stack, Text, TextField } from '@actual/ui';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { letterOf, PartDrawing } from './PartDrawing';
import { type Draft, type DraftErrors, figureName, readDraft, withPart } from './way-in-draft';
import { partWords } from './way-in-words';

const Floor = styled.div`
  ${from.tablet} { max-width: 240px; }
`;
const Parts = styled.fieldset`
  display: grid;
  gap: 4px;
  min-width: 0;
  legend { font: var(--t-label); margin-bottom: 8px; }
`;
/** Hidden by style, so that a box shows its figures without script too. */
const Part = styled.div`
  &:not(:has(> :first-child input:checked)) > :last-child { display: none; }
`;
const Measured = styled.div`
  display: grid;
  gap: 12px;
  padding: 4px 0 16px;
  ${from.tablet} { grid-template-columns: auto minmax(0, 1fr); gap: 20px; align-items: start; }
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  align-items: end;
  gap: 12px;
  &:has([aria-invalid='true']) { align-items: start; }
  > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  ${from.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
    > :last-child:nth-child(odd) { grid-column: auto; }
  }
`;

interface WayInFormProps {
  /** The values that it begins with. */
  begun: Draft;
  /** The errors of a form that was sent without script. */
  wrong?: DraftErrors | undefined;
  /** Takes the text of an access, or null to forget it. */
  onGiven(text: string | null): void;
  mayForget: boolean;
}

/** Asks for the way into the visitor's home. Unknown figures stay empty; usual ones are filled in. */
export function WayInForm({ begun, wrong = {}, onGiven, mayForget }: WayInFormProps) {
  const [draft, setDraft] = useState(begun);
  const [errors, setErrors] = useState<DraftErrors>(wrong);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    if (!('errors' in read)) return onGiven(wayInText(read.wayIn));
    setErrors(read.errors);
    const [first] = Object.keys(read.errors);
    const field = form.current?.elements.namedItem(first === 'parts' ? 'street' : (first ?? ''));
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Text tone="text2">
          Marca lo que hay entre la calle y tu casa. Empezamos con medidas comunes: cambia las que conozcas y deja
          vacías las que no sabes. Mide siempre en la parte más angosta.
        </Text>
        <Floor>
          <TextField
            label="Piso"
            name="floor"
            inputMode="numeric"
            hint="0 es planta baja; vacío si no sabes"
            maxLength={3}
            value={draft.floor}
            error={errors.floor}
            onChange={(event) => setDraft({ ...draft, floor: event.target.value })}
          />
        </Floor>
        <Parts>
          <legend>¿Qué hay en el camino?</legend>
          {wayInPartNames.map((part) => {
            const { name, figures } = partWords[part];
            return (
              <Part key={part}>
                <Checkbox
                  name={part}
                  label={name}
                  checked={draft.chosen.includes(part)}
                  onChange={(event) => setDraft(withPart(draft, part, event.target.checked))}
                />
                <Measured>
                  <PartDrawing part={part} />
                  <Fields>
                    {wayInParts[part].figures.map((figure, at) => (
                      <TextField
                        key={figure}
                        label={`${letterOf(at)}. ${figures[figure]}`}
                        name={figureName(part, figure)}
                        aria-label={`${name}: ${figures[figure]}, en centímetros`}
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={8}
                        suffix="cm"
                        placeholder="No sé"
                        value={draft.typed[part]?.[figure] ?? ''}
                        error={errors[figureName(part, figure)]}
                        onChange={(event) =>
                          setDraft({
                            ...draft,
                            typed: { ...draft.typed, [part]: { ...draft.typed[part], [figure]: event.target.value } },
                          })
                        }
                      />
                    ))}
                  </Fields>
                </Measured>
              </Part>
            );
          })}
        </Parts>
        {errors.parts ? <Alert tone="error">{errors.parts}</Alert> : null}
        <DialogFoot>
          {/* Enter presses the first */}
          <Button type="submit" variant="buy" block>
            Ver si cabe
          </Button>
          {mayForget ? (
            <Button
              type="submit"
              name="forget"
              value="si"
              variant="secondary"
              block
              onClick={(event) => {
                event.preventDefault();
                onGiven(null);
              }}
            >
              Olvidar mi acceso
            </Button>
          ) : null}
        </DialogFoot>
      </Stack>
    </form>
  );
}
