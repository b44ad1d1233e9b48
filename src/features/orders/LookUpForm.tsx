import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CHECKOUT_EMAIL_MAX_LENGTH } from '../../business/constants.ts';
import { lookUpOrderApi, lookUpSchema } from '../../domain/orders/orders.api.ts';
import { call } from '../../lib/request.ts';
import { CONTROL, errorProps, Field } from '../../ui/form/Field.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { lookUpFailure } from './look-up-failure.ts';

type LookUp = z.input<typeof lookUpSchema>;

interface LookUpFormProps {
  /** Gets the look-up's id, with which a code can be confirmed. */
  readonly onSent: (lookUpId: string) => void;
}

/** The first half: which order, and whose. */
export function LookUpForm({ onSent }: LookUpFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<
    LookUp,
    unknown,
    z.output<typeof lookUpSchema>
  >({
    resolver: schemaResolver(lookUpSchema),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { lookUpId } = await call(lookUpOrderApi, { body });
      onSent(lookUpId);
    } catch (error) {
      setError('root', { message: lookUpFailure(error) });
    }
  });

  const control = (name: keyof LookUp) => ({
    ...register(name),
    id: name,
    className: CONTROL,
    'aria-required': true,
    ...errorProps(name, errors[name]?.message),
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field id="orderNumber" label="Order number *" error={errors.orderNumber?.message}>
        <input
          {...control('orderNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="GS-7K2M9QXT"
        />
      </Field>
      <Field id="email" label="E-mail of the order *" error={errors.email?.message}>
        <input
          {...control('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={CHECKOUT_EMAIL_MAX_LENGTH}
        />
      </Field>
      {errors.root && (
        <p className="font-bold text-down" role="alert">
          {errors.root.message}
        </p>
      )}
      <button className="button button-signal" disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send me a code'}
      </button>
    </form>
  );
}
