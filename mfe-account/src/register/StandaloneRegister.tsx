import { useCartWord } from '@actual/shell-contract';
import { Icon, type IconName, Panel, Row, Stack, Text, TwoColumns } from '@actual/ui';
import { SignInButton } from '../session/SignInButton';
import { DraftForm } from './DraftForm';

const reasons = (cart: string): { icon: IconName; text: string }[] => [
  { icon: 'cart', text: `Tu ${cart} te espera en cualquier equipo.` },
  { icon: 'truck', text: 'Tus datos listos para la próxima compra.' },
  { icon: 'shield', text: 'Tus datos solo se usan para tus pedidos.' },
];

/** Registration on its own: one form. */
export const StandaloneRegister = () => (
  <TwoColumns aside={<SignInHint />}>
    <Panel>
      <DraftForm kind="cuenta-nueva" quotationId={null} submitText="Crear cuenta" />
    </Panel>
  </TwoColumns>
);

const SignInHint = () => {
  const cart = useCartWord();
  return (
    <Panel tone="tile">
      <Stack gap={5}>
        <Text as="h2" step="h4">
          Con tu cuenta
        </Text>
        <Stack as="ul" gap={3}>
          {reasons(cart).map(({ icon, text }) => (
            <Row as="li" key={icon} gap={3} wrap={false} align="start">
              <Icon name={icon} />
              <Text as="span" step="body">
                {text}
              </Text>
            </Row>
          ))}
        </Stack>
        <Stack gap={2}>
          <Text step="ui">¿Ya tienes cuenta?</Text>
          <div>
            <SignInButton variant="secondary" />
          </div>
        </Stack>
      </Stack>
    </Panel>
  );
};
