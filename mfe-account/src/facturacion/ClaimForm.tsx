import { normalRfc } from '@actual/contracts/rfc';
import { fewSeconds, formLengths } from '@actual/contracts/rules';
import { useSearchParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, FormGrid, Panel, SelectField, Stack, Text, TextField, TextLink } from '@actual/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitRow } from '../forms/SubmitRow';
import { useSend } from '../forms/use-send';
import { Privacy } from '../message/MessageForm';
import { WebsiteTrap } from '../message/WebsiteTrap';
import {
  amountOf,
  type ClaimDraft,
  type ClaimField,
  checkField,
  choices,
  isGeneric,
  labels,
  rfcOfficialSite,
  rfcRight,
} from './claim-rules';
import { fiscalListsQuery } from './facturacion-queries';

const words = {
  order_not_matched: 'No encontramos una compra con ese folio, fecha y total. Revísalos: el total va con centavos.',
  invoice_not_possible:
    'Este pedido no se puede facturar: no está pagado, se canceló o ya pasó el mes de la compra. Llámanos y lo revisamos.',
  rate_limited: 'Demasiados intentos. Llámanos y te ayudamos con tu factura.',
  internal: 'Hubo un error al enviar la información',
};

/** Without the words around them; the amount as a number. */
const formOf = ({ name: _name, ...typed }: ClaimDraft) => {
  const plain = Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, (value ?? '').trim()]));
  return { ...(plain as unknown as Omit<ClaimDraft, 'name'>), orderAmount: amountOf(typed.orderAmount) ?? 0 };
};

/** The receipt's data, and whom the invoice is made out to. */
export const ClaimForm = () => {
  const { api } = useShell();
  const { data: lists } = useSuspenseQuery(fiscalListsQuery(api));
  const [query] = useSearchParams();
  const { keyOf } = useKeyOf();
  const form = useForm<ClaimDraft>({ mode: 'onTouched' });
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const [rfc = '', regime = '', companyName = ''] = form.watch(['LicTradNum', 'regime', 'companyName']);
  const generic = isGeneric(rfc);
  const { regimes, uses } = choices(lists, rfc, regime);
  const sending = useSend(form, {
    labels,
    words,
    send: (draft) => {
      const body = {
        name: draft.name.trim(),
        email: draft.U_Correos.trim(),
        form: formOf(draft),
        website: (trap.current?.value ?? '') as '',
      };
      const seconds = Math.min(fewSeconds, Math.max(0, Math.floor((performance.now() - shownAt.current) / 1_000)));
      return api('POST /sendfiscaldata', { body: { ...body, seconds } }, { idempotencyKey: keyOf(body) });
    },
  });
  const field = (name: ClaimField) => ({
    ...form.register(name, {
      validate: (value, draft) => checkField(name, value, draft),
      // the check of the generic RFC runs when the field is left (accounts 5)
      ...(name === 'LicTradNum'
        ? {
            onBlur: () =>
              form.setValue('LicTradNum', normalRfc(form.getValues('LicTradNum')), { shouldValidate: true }),
          }
        : {}),
      ...(name === 'regime' ? { onChange: () => form.setValue('cfdiUse', '') } : {}),
    }),
    label: labels[name],
    error: form.formState.errors[name]?.message,
  });
  const rightRfc = rfc !== '' && checkField('LicTradNum', rfc, form.getValues()) === true;
  if (sending.isSuccess)
    return (
      <Alert tone="success" title="Datos enviados" live>
        En unos minutos te llega la factura por correo, en PDF y XML. Si ya estaba hecha, la enviamos de nuevo al correo
        con el que se pidió.
      </Alert>
    );
  return (
    <form method="post" noValidate onSubmit={sending.submit}>
      <Stack gap={5}>
        <Panel>
          <Stack gap={5}>
            <Text as="h2" step="h4">
              Tu compra
            </Text>
            <FormGrid>
              <TextField
                {...field('orderFolio')}
                inputMode="numeric"
                maxLength={9}
                defaultValue={query.get('folio') ?? undefined}
                hint="6 dígitos, en tu correo de confirmación."
              />
              <TextField {...field('purchaseDate')} type="date" />
              <TextField
                {...field('orderAmount')}
                inputMode="decimal"
                prefix="$"
                maxLength={14}
                hint="Con centavos, IVA incluido."
              />
            </FormGrid>
          </Stack>
        </Panel>
        <Panel>
          <Stack gap={5}>
            <Text as="h2" step="h4">
              Datos fiscales
            </Text>
            <FormGrid>
              <TextField
                {...field('LicTradNum')}
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={16}
                valid={rightRfc}
                hint={
                  <>
                    {rightRfc ? rfcRight : '12 caracteres para empresas, 13 para personas.'}{' '}
                    <TextLink href={rfcOfficialSite} target="_blank" rel="noreferrer">
                      Consulta oficial
                    </TextLink>
                  </>
                }
              />
              {generic ? (
                <Alert tone="info">
                  Con el RFC genérico la factura sale a nombre de PUBLICO EN GENERAL, uso S01, código postal 77507.
                </Alert>
              ) : (
                <>
                  <TextField
                    {...field('companyName')}
                    maxLength={formLengths.claimCompany}
                    hint={`Como aparece en tu constancia. ${companyName.length} de ${formLengths.claimCompany}`}
                  />
                  <SelectField
                    {...field('regime')}
                    placeholder={regimes.length > 0 ? 'Elige tu régimen' : 'Primero escribe tu RFC'}
                    options={regimes}
                  />
                  <SelectField
                    {...field('cfdiUse')}
                    placeholder={uses.length > 0 ? 'Elige el uso' : 'Primero elige tu régimen'}
                    options={uses}
                  />
                  <TextField {...field('ZipCode')} inputMode="numeric" maxLength={5} />
                  <TextField {...field('State')} autoComplete="address-level1" maxLength={60} />
                </>
              )}
            </FormGrid>
          </Stack>
        </Panel>
        <Panel>
          <Stack gap={5}>
            <Text as="h2" step="h4">
              A quién se la enviamos
            </Text>
            <FormGrid>
              <TextField {...field('name')} autoComplete="name" maxLength={formLengths.name} />
              <TextField
                {...field('U_Correos')}
                type="email"
                inputMode="email"
                autoComplete="email"
                spellCheck={false}
              />
              <TextField {...field('Phone1')} type="tel" inputMode="tel" autoComplete="tel" optional={generic} />
            </FormGrid>
          </Stack>
        </Panel>
        <WebsiteTrap ref={trap} />
        <SubmitRow words="Pedir mi factura" busy={sending.isPending ? 'Enviando' : false} refused={sending.refused} />
        <Privacy>Usamos estos datos solo para hacer y enviarte la factura.</Privacy>
      </Stack>
    </form>
  );
};
