import { useStore } from '@nanostores/react';
import { CONTROL, errorProps, Field } from '../../ui/form/Field.tsx';
import type { AddressField, AddressForm } from './address-form.ts';

interface AddressFieldsProps {
  readonly form: AddressForm;
  readonly kind: 'shipping' | 'billing';
}

/** Four fields. Any change clears the result of the last check. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const { address, errors } = useStore(form.$state);
  const idOf = (name: AddressField) => `${kind}-${name}`;
  const field = (name: AddressField, label: string) => ({ id: idOf(name), label, error: errors[name] });
  const control = (name: AddressField, autoComplete: string) => ({
    id: idOf(name),
    name: idOf(name),
    className: CONTROL,
    autoComplete: `${kind} ${autoComplete}`,
    value: address[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.change(name, currentTarget.value),
    'aria-required': true,
    ...errorProps(idOf(name), errors[name]),
  });
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr_1fr]">
      <Field {...field('address', 'Street Address *')} className="col-span-full">
        <input {...control('address', 'street-address')} />
      </Field>
      <Field {...field('city', 'City *')} className="col-span-full md:col-span-1">
        <input {...control('city', 'address-level2')} />
      </Field>
      <Field {...field('state', 'State *')}>
        <input {...control('state', 'address-level1')} autoCapitalize="characters" placeholder="GA" />
      </Field>
      <Field {...field('zip', 'ZIP Code *')}>
        <input {...control('zip', 'postal-code')} inputMode="numeric" />
      </Field>
    </div>
  );
}
