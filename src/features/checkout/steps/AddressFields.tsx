import { useStore } from '@nanostores/react';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import type { AddressField, AddressForm } from './address-form.ts';

interface AddressFieldsProps {
  readonly form: AddressForm;
  readonly kind: 'shipping' | 'billing';
}

/** Four fields. Any change clears the result of the last check. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const { address, errors } = useStore(form.$state);
  const field = (name: AddressField, label: string, autoComplete: string) => ({
    id: `${kind}-${name}`,
    name: `${kind}-${name}`,
    label,
    error: errors[name],
    autoComplete: `${kind} ${autoComplete}`,
    value: address[name],
    onValue: (value: string) => form.change(name, value),
    'aria-required': true,
  });
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr_1fr]">
      <TextField {...field('address', 'Street Address *', 'street-address')} fieldClass="col-span-full" />
      <TextField {...field('city', 'City *', 'address-level2')} fieldClass="col-span-full md:col-span-1" />
      <TextField
        {...field('state', 'State *', 'address-level1')}
        autoCapitalize="characters"
        placeholder="GA"
      />
      <TextField {...field('zip', 'ZIP Code *', 'postal-code')} inputMode="numeric" />
    </div>
  );
}
