import { YARD_CHOICES } from '../../business/yards.ts';
import { type PrintedFacts, ticketFactsSchema } from '../../domain/tickets/ticket-facts.schema.ts';
import { ticketFactsSentences } from '../../domain/tickets/texts.ts';
import { failureText } from '../../lib/requests/failure-text.ts';
import { hasCode } from '../../lib/requests/request.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { fieldsOf, type Told, useSentForm } from '../../ui/form/use-sent-form.ts';
import { ticketLookUpTexts as texts } from './texts.ts';

function lookUpFailure(error: unknown): string {
  if (hasCode(error, 'not_found')) return texts.notFound;
  if (hasCode(error, 'too_many_requests')) return texts.tooMany;
  return failureText(error);
}

function tell(error: unknown): Told {
  const fields = fieldsOf(error);
  // All that the schema takes and the server does not, and it says so in English.
  if (fields['soldOn']) return { ...fields, soldOn: ticketFactsSentences.future };
  return { ...fields, root: lookUpFailure(error) };
}

interface FactsFormProps {
  readonly lead: string;
  /** Looks it up and shows it. */
  readonly find: (facts: PrintedFacts) => Promise<void>;
}

/** Asks for what is printed on a ticket. */
export function FactsForm({ lead, find }: FactsFormProps) {
  const { field, formProps, failure, isSubmitting } = useSentForm({
    schema: ticketFactsSchema,
    prefix: 'ticket',
    send: find,
    tell,
  });
  return (
    <form {...formProps} className="grid gap-4">
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
      <FormFailure message={failure} />
      <SendButton label={texts.find} sending={texts.looking} isSubmitting={isSubmitting} />
      <PrivacyNote />
    </form>
  );
}
