import type { SessionUser } from '@actual/contracts';
import { isEmail, sameEmail } from '@actual/contracts/rules';
import { useSession, useShell, useToast } from '@actual/shell-contract';
import { FormGrid, Panel, Stack, Text, TextField } from '@actual/ui';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { phoneCheck, phoneWords } from '../forms/phone-text';
import { SubmitRow } from '../forms/SubmitRow';
import { emailText, requiredText, reviewText } from '../forms/texts';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';
import { meQuery } from './profile-queries';

interface Fields {
  firstName: string;
  lastName: string;
  phone: string;
  mobilePhone: string;
  email: string;
  _email: string;
  password: string;
}

const labels: Readonly<Record<keyof Fields, string>> = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phone: 'Teléfono fijo',
  mobilePhone: 'Celular',
  email: 'Correo',
  _email: 'Confirma tu correo',
  password: 'Tu contraseña actual',
};
const words = {
  email_taken: { email: 'Este correo ya tiene una cuenta. Usa otro.' },
  password_required: { password: reviewText(labels.password, 'No es esa.') },
};

type Check = (value: string, fields: Fields) => true | string;
const filled: Check = () => true;
const checks: Readonly<Record<keyof Fields, Check>> = {
  firstName: filled,
  lastName: filled,
  phone: (value) => phoneCheck(labels.phone, value),
  mobilePhone: (value) => phoneCheck(labels.mobilePhone, value),
  email: (value) => isEmail(value.trim()) || emailText,
  _email: (value, { email }) =>
    sameEmail(value.trim(), email.trim()) || reviewText(labels.email, 'No coincide con el de arriba.'),
  password: filled,
};

const mail = { type: 'email', inputMode: 'email', spellCheck: false, maxLength: 254 } as const;
const tel = { type: 'tel', inputMode: 'tel', maxLength: 30 } as const;

/** Names, telephones and email of who is signed in (accounts 5). Another email asks for the password. */
export const PersonForm = ({ me }: { me: SessionUser }) => {
  const { api, queryClient } = useShell();
  const session = useSession();
  const toast = useToast();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      ...{ firstName: me.firstName, lastName: me.lastName, email: me.email, _email: me.email, password: '' },
      ...{ phone: phoneWords(me.phone), mobilePhone: phoneWords(me.mobilePhone) },
    },
  });
  const { errors } = form.formState;
  // a guest has no password to ask for, and no account to lose
  const asksPassword = !me.invited && !sameEmail(form.watch('email').trim(), me.email);
  const sending = useSend(form, {
    labels,
    words,
    send: async ({ password, ...fields }) => {
      const own = { ...fields, email: fields.email.trim(), _email: fields._email.trim() };
      const now = await api('PUT /me/update', { body: { ...own, ...(asksPassword ? { password } : {}) } });
      const { id, role, firstName, lastName, email, invited } = now;
      session.set({ id, role, firstName, lastName, email, invited });
      queryClient.setQueryData(meQuery(api).queryKey, now);
      form.reset({ ...fields, password: '' });
      toast({ tone: 'success', title: 'Datos actualizados' });
    },
  });
  const field = (name: keyof Fields, deps: (keyof Fields)[] = []) => {
    const rules: RegisterOptions<Fields, typeof name> = {
      validate: (value, fields) => (value.trim() ? checks[name](value, fields) : requiredText),
      deps,
    };
    return { label: labels[name], error: errors[name]?.message, required: true, ...form.register(name, rules) };
  };
  return (
    <Panel as="section" aria-labelledby="datos">
      <form method="post" noValidate onSubmit={sending.submit}>
        <Stack gap={5}>
          <div>
            <Text as="h2" step="h4" id="datos">
              Tus datos
            </Text>
            {me.CardCode ? <Text step="small" tone="text2">{`ID de cliente: ${me.CardCode}`}</Text> : null}
          </div>
          <FormGrid>
            <TextField autoComplete="given-name" maxLength={50} {...field('firstName')} />
            <TextField autoComplete="family-name" maxLength={50} {...field('lastName')} />
            <TextField {...tel} autoComplete="off" {...field('phone')} />
            <TextField {...tel} autoComplete="tel" {...field('mobilePhone')} />
            <TextField {...mail} autoComplete="email" {...field('email', ['_email'])} />
            <TextField {...mail} autoComplete="off" {...field('_email')} />
            {asksPassword ? (
              <PasswordField
                autoComplete="current-password"
                maxLength={128}
                hint="Para cambiar tu correo."
                {...field('password')}
              />
            ) : null}
          </FormGrid>
          <SubmitRow words="Guardar cambios" busy={sending.isPending ? 'Guardando' : false} refused={sending.refused} />
        </Stack>
      </form>
    </Panel>
  );
};
