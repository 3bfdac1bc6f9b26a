import { promiseLetters } from '@actual/contracts/facts/delivery/promises';
import { type PromiseVerdict, verifyPromise } from '@actual/contracts/promise';
import { useFormAnswer, useHydrated, useShell, useSuspenseQuery } from '@actual/shell-contract';
import {
  Alert,
  Button,
  Container,
  FileField,
  PageTitle,
  Panel,
  Stack,
  Text,
  TextAreaField,
  TextLink,
} from '@actual/ui';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { PageHead } from '../shared/PageHead';
import { promiseKeysQuery } from './promise-queries';
import { opensslLine, promisedLines, promiseField, promiseForm, refusals, signedText } from './promise-words';

const Command = styled.code`
  display: block;
  padding: 12px 16px;
  overflow-wrap: anywhere;
  background: var(--c-tile);
  border-radius: var(--radius-tile-s);
`;

/** Browsers verify on pages that came by https alone; elsewhere the form is sent. */
const canVerify = (): boolean => globalThis.crypto?.subtle !== undefined;

/** `/promesa`: checks whether a file is a promise of the store. With script it is verified here and sent nowhere. */
export function PromisePage() {
  const { api } = useShell();
  const { data } = useSuspenseQuery(promiseKeysQuery(api));
  const answer = useFormAnswer(promiseForm);
  const here = useHydrated() && canVerify();
  const [text, setText] = useState(answer?.values[promiseField] ?? '');
  const [verdict, setVerdict] = useState((answer?.more ?? null) as PromiseVerdict | null);
  const verify = async (given: string) => setVerdict(await verifyPromise(given, data.keys));
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!canVerify()) return;
    event.preventDefault();
    void verify(text);
  };
  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0];
    if (!file) return;
    // a letter takes four bytes at most: a longer file is not read at all
    const given = file.size > promiseLetters * 4 ? 'x'.repeat(promiseLetters + 1) : await file.text();
    setText(given.length > promiseLetters ? '' : given);
    await verify(given);
  };
  const [key] = data.keys;
  return (
    <Container narrow>
      <PageHead title="Comprueba lo que te prometimos" />
      <PageTitle text="Con cada pedido te enviamos un archivo firmado con lo prometido: artículos, precios, pagos y días de entrega. Aquí compruebas que nadie lo cambió.">
        Comprueba lo que te prometimos
      </PageTitle>
      <Stack gap={6}>
        {verdict ? <Verdict verdict={verdict} /> : null}
        <Panel>
          <form method="post" onSubmit={send}>
            <Stack gap={5}>
              {here ? (
                <FileField
                  label="El archivo que llegó a tu correo"
                  accept=".json,application/json"
                  onChange={(event) => void choose(event)}
                />
              ) : null}
              <TextAreaField
                label={here ? 'O pega su texto' : 'El texto del archivo que llegó a tu correo'}
                name={promiseField}
                maxLength={promiseLetters}
                rows={6}
                spellCheck={false}
                hint={here ? 'Se comprueba en tu dispositivo: el archivo no sale de él.' : 'No lo guardamos.'}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
              <div>
                <Button type="submit">Comprobar</Button>
              </div>
            </Stack>
          </form>
        </Panel>
        {key ? (
          <Panel>
            <Stack gap={3}>
              <Text as="h2" step="h4">
                Sin esta página
              </Text>
              <Text>
                <span>Guarda la </span>
                <TextLink href={`/api/promise/key/${key.id}`} download>
                  llave pública de la tienda
                </TextLink>
                <span> y comprueba el archivo en tu computadora, con openssl y jq:</span>
              </Text>
              <Command translate="no">{opensslLine(key.id)}</Command>
            </Stack>
          </Panel>
        ) : null}
      </Stack>
    </Container>
  );
}

function Verdict({ verdict }: { verdict: PromiseVerdict }) {
  if (verdict.kind !== 'genuine')
    return (
      <Alert tone={verdict.kind === 'empty' ? 'info' : 'error'} live>
        {refusals[verdict.kind]}
      </Alert>
    );
  return (
    <>
      <Alert tone="success" title="Es auténtica: nadie le cambió nada" live>
        {signedText(verdict.promise)}
      </Alert>
      <Panel>
        <Stack gap={3}>
          <Text as="h2" step="h4">
            Lo que dice
          </Text>
          {promisedLines(verdict.promise).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
      </Panel>
    </>
  );
}
