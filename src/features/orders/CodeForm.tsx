import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ORDER_LOOK_UP_CODE_DIGITS, ORDER_LOOK_UP_VALID_MS } from '../../business/constants.ts';
import { confirmLookUpApi, lookUpCodeSchema } from '../../domain/orders/orders.api.ts';
import { call, RequestError } from '../../lib/request.ts';
import { orderConfirmationPath } from '../../paths.ts';
import { CONTROL, errorProps, Field } from '../../ui/form/Field.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { lookUpFailure } from './look-up-failure.ts';

type Code = z.output<typeof lookUpCodeSchema>;

interface CodeFormProps {
  readonly lookUpId: string;
  readonly onStartOver: () => void;
}

/** The second half: the code that went to the order's e-mail, if there is such an order. */
export function CodeForm({ lookUpId, onStartOver }: CodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Code>({
    resolver: schemaResolver(lookUpCodeSchema),
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { orderId } = await call(confirmLookUpApi, { params: { id: lookUpId }, body });
      location.assign(orderConfirmationPath(orderId));
    } catch (error) {
      const isWrong = error instanceof RequestError && error.code === 'wrong_code';
      setError(isWrong ? 'code' : 'root', { message: lookUpFailure(error) }, { shouldFocus: isWrong });
    }
  });

  // The form before it has just gone, and the focus with it.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-lg" role="alert">
        If there is an order with this number and e-mail, a code has been sent to it. The code is valid for{' '}
        {ORDER_LOOK_UP_VALID_MS / 60_000} minutes.
      </p>
      <Field id="code" label={`Code (${ORDER_LOOK_UP_CODE_DIGITS} digits) *`} error={errors.code?.message}>
        <input
          {...register('code', { setValueAs: (text: string) => text.replace(/\D/g, '') })}
          id="code"
          className={`${CONTROL} font-display text-3xl tracking-widest tabular-nums`}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
          {...errorProps('code', errors.code?.message)}
        />
      </Field>
      {errors.root && (
        <p className="font-bold text-down" role="alert">
          {errors.root.message}
        </p>
      )}
      <div className="actions">
        <button className="button button-signal" disabled={isSubmitting || isSubmitSuccessful}>
          {isSubmitting || isSubmitSuccessful ? 'Opening…' : 'Show my order'}
        </button>
        <button type="button" className="button button-line" onClick={onStartOver}>
          Start over
        </button>
      </div>
    </form>
  );
}
