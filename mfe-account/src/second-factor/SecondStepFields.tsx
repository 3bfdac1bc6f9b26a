import { Alert, Text } from '@actual/ui';
import { type RefObject, useEffect } from 'react';
import { CodeField } from './CodeField';
import { Enrollment } from './Enrollment';
import { type SecondStep, secondStepWords } from './second-step';

interface SecondStepFieldsProps {
  step: NonNullable<SecondStep>;
  code: RefObject<HTMLInputElement | null>;
}

/** The fields after a right password; the code's field has the focus. */
export const SecondStepFields = ({ step, code }: SecondStepFieldsProps) => {
  useEffect(() => code.current?.focus(), [code]);
  return (
    <>
      <Alert tone="info" live>
        {secondStepWords[step.kind]}
      </Alert>
      <noscript>
        <Text step="small">Escribe también tu contraseña otra vez.</Text>
      </noscript>
      {step.kind === 'enrollment' ? <Enrollment {...step.setup} /> : null}
      {step.kind === 'passkey' ? null : <CodeField ref={code} />}
    </>
  );
};
