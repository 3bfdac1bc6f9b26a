import { zipcodePattern } from '@actual/contracts/facts/delivery/zipcodes';
import { useBrand, useFormAnswer, useZipcode } from '@actual/shell-contract';
import { Alert, Button, Stack, TextField } from '@actual/ui';
import { addForm, addPage } from './add-page';

interface AddFormProps {
  productId: string;
}

/** One piece for the quotation, by a form; the postal code is asked for where it is not known. */
export function AddForm({ productId }: AddFormProps) {
  const { voice } = useBrand();
  const zipcode = useZipcode();
  const answer = useFormAnswer(addForm);
  return (
    <form method="post" action={addPage}>
      <Stack gap={4}>
        <input type="hidden" name="product" defaultValue={productId} />
        {zipcode.value ? null : (
          <TextField
            label="Código postal"
            name="zipcode"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern={zipcodePattern.source}
            maxLength={5}
            required
            hint="De él depende qué día llega."
            defaultValue={answer?.values.zipcode}
            error={answer?.errors.zipcode}
          />
        )}
        {answer?.refused ? <Alert tone="error">{answer.refused}</Alert> : null}
        <Button type="submit" variant="buy" size="l" block>
          {voice.addToCart}
        </Button>
      </Stack>
    </form>
  );
}
