import { useState } from 'react';
import { MAILED_CODE_VALID_MS } from '../../business/constants.ts';
import { confirmLookUpApi, lookUpOrderApi, lookUpSchema } from '../../domain/orders/orders.api.ts';
import { leaveFor } from '../../lib/address/leave-for.ts';
import { call, RequestError } from '../../lib/requests/request.ts';
import { foundOrderPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { MailedCodeForm } from '../../ui/form/MailedCodeForm.tsx';
import { EmailField } from '../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { useSentForm } from '../../ui/form/use-sent-form.ts';

function failureMessage(error: unknown): string {
  if (error instanceof RequestError && error.text) return error.text;
  return navigator.onLine
    ? 'That didn’t work. Please try again in a moment or call us.'
    : 'You’re offline. Please try again when you’re back online.';
}

const tell = (error: unknown) => ({ root: failureMessage(error) });

interface LookUpFormProps {
  readonly onSent: (lookUpId: string) => void;
}

/** Asks which order it is and for its email address. */
function LookUpForm({ onSent }: LookUpFormProps) {
  const { field, formProps, failure, isSubmitting } = useSentForm({
    schema: lookUpSchema,
    prefix: 'order',
    send: async (body) => onSent((await call(lookUpOrderApi, { body })).lookUpId),
    tell,
  });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        {...field('orderNumber', 'Order number *')}
        aria-required
        autoCapitalize="characters"
        placeholder="GS-7K2M9QXT"
      />
      <EmailField {...field('email', 'Email used for the order *', 'email')} aria-required />
      <FormFailure message={failure} />
      <SendButton label="Send me a code" sending="Sending…" isSubmitting={isSubmitting} />
      <PrivacyNote />
    </form>
  );
}

interface CodeFormProps {
  readonly lookUpId: string;
  readonly onStartOver: () => void;
}

/** Asks for the code sent to the order's email address, if such an order exists. */
function CodeForm({ lookUpId, onStartOver }: CodeFormProps) {
  const [opened, setOpened] = useState<string>();
  return (
    <MailedCodeForm
      lead={`If we have an order with this number and email, we have emailed you a code. The code is valid for ${MAILED_CODE_VALID_MS / 60_000} minutes.`}
      submit="Show my order"
      submitting="Opening…"
      send={async (body) => {
        // A code works once, so coming back must not ask again.
        const id = opened ?? (await call(confirmLookUpApi, { params: { id: lookUpId }, body })).orderId;
        setOpened(id);
        await new Promise<void>((back) => leaveFor(foundOrderPath(id), back));
      }}
    >
      <Button onClick={onStartOver}>Start over</Button>
    </MailedCodeForm>
  );
}

/** The island of /order-lookup: the order's number and email, then the code that proves the email. */
export function OrderLookUp() {
  const [lookUpId, setLookUpId] = useState<string | null>(null);
  return lookUpId === null ? (
    <LookUpForm onSent={setLookUpId} />
  ) : (
    <CodeForm lookUpId={lookUpId} onStartOver={() => setLookUpId(null)} />
  );
}
