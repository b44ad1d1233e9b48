import { QUOTE_DESCRIPTION_MAX_LENGTH } from '../../business/constants.ts';
import { YARDS } from '../../business/yards.ts';
import { Field } from '../../ui/form/Field.tsx';
import type { FieldParts } from './field-parts.ts';

/** Which yard, and what there is: each as wide as the form. */
export function ScrapFields({ fieldProps, controlProps }: FieldParts) {
  return (
    <>
      <Field {...fieldProps('location', 'Preferred Location')} className="md:col-span-2">
        <select {...controlProps('location')}>
          <option value="">No preference</option>
          {YARDS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field
        {...fieldProps('description', 'What type of scrap metal do you have? *')}
        className="md:col-span-2"
      >
        <textarea
          {...controlProps('description')}
          aria-required
          rows={4}
          maxLength={QUOTE_DESCRIPTION_MAX_LENGTH}
        />
      </Field>
    </>
  );
}
