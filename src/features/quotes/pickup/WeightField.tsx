import { useWatch } from 'react-hook-form';
import { PICKUP_WEIGHT_CLASSES } from '../../../business/constants.ts';
import { WEIGHT_CLASS_TEXTS } from '../../../domain/quotes/request-words.ts';
import { Field } from '../../../ui/form/Field.tsx';
import type { FieldParts } from '../field-parts.ts';
import type { RequestForm } from '../request-kind.ts';

interface WeightFieldProps {
  readonly form: RequestForm;
  readonly parts: FieldParts;
}

const [TOO_LIGHT] = PICKUP_WEIGHT_CLASSES;

export function WeightField({ form, parts: { fieldProps, controlProps } }: WeightFieldProps) {
  const chosen = useWatch({ control: form.control, name: 'weightClass' });
  return (
    <div className="md:col-span-2">
      <Field {...fieldProps('weightClass', 'About how much is it? *')}>
        <select {...controlProps('weightClass')} aria-required>
          <option value="">Choose a weight</option>
          {PICKUP_WEIGHT_CLASSES.map((one) => (
            <option key={one} value={one}>
              {WEIGHT_CLASS_TEXTS[one]}
            </option>
          ))}
        </select>
      </Field>
      <output className="block">
        {chosen === TOO_LIGHT && (
          <span className="mt-2 block">
            A truck comes from 1,000 lb on. Send it anyway and we will find a way, or bring it to a yard.
          </span>
        )}
      </output>
    </div>
  );
}
