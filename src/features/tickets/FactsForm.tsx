import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { YARD_CHOICES } from '../../business/yards.ts';
import { type PrintedFacts, ticketFactsSchema } from '../../domain/tickets/ticket-facts.schema.ts';
import { ticketFactsSentences } from '../../domain/tickets/texts.ts';
import { failureText } from '../../lib/failure-text.ts';
import { hasCode, RequestError } from '../../lib/request.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { ticketLookUpTexts as texts } from './texts.ts';

type Draft = z.input<typeof ticketFactsSchema>;

function lookUpFailure(error: unknown): string {
  if (hasCode(error, 'not_found')) return texts.notFound;
  if (hasCode(error, 'too_many_requests')) return texts.tooMany;
  return failureText(error);
}

interface FactsFormProps {
  readonly lead: string;
  /** What the form takes; what is printed on any ticket by default. */
  readonly schema?: typeof ticketFactsSchema;
  /** Looks it up and shows it. */
  readonly find: (facts: PrintedFacts) => Promise<void>;
}

/** Asks for what is printed on a ticket. */
export function FactsForm({ lead, schema = ticketFactsSchema, find }: FactsFormProps) {
  const awake = useAwake();
  const [failure, setFailure] = useState<string>();
  // No default values, so that text typed before hydration is kept.
  const form = useForm<Draft, unknown, PrintedFacts>({ resolver: schemaResolver(schema) });
  const { errors, isSubmitting } = form.formState;
  const { field } = fieldPropsOf({ register: form.register, errors, prefix: 'ticket' });

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      await find(body);
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      // All that the schema takes and the server does not, and it says so in English.
      const isFuture = Boolean(fields['soldOn']);
      showFieldErrors(form, isFuture ? { ...fields, soldOn: ticketFactsSentences.future } : fields);
      setFailure(isFuture ? undefined : lookUpFailure(error));
    }
  });

  return (
    // Without the script the form would put its contents into the URL, so the button is disabled until then.
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-sm text-muted">{lead}</p>
      <SelectField
        {...field('yardId', texts.yard)}
        aria-required
        defaultValue=""
        choices={[['', texts.choose], ...YARD_CHOICES]}
      />
      <TextField {...field('number', texts.number)} aria-required autoCapitalize="characters" />
      <TextField {...field('soldOn', texts.soldOn)} type="date" aria-required />
      <TextField {...field('total', texts.total)} aria-required inputMode="decimal" />
      {failure && (
        <p className="font-bold text-down" role="alert">
          {failure}
        </p>
      )}
      <button
        className={`button button-signal ${awake ? '' : 'disabled:opacity-100'}`}
        disabled={!awake || isSubmitting}
      >
        {isSubmitting ? texts.looking : texts.find}
      </button>
      <PrivacyNote />
    </form>
  );
}
