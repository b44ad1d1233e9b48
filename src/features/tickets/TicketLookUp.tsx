import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { YARDS } from '../../business/yards.ts';
import { type PrintedFacts, ticketFactsSchema } from '../../domain/tickets/ticket-facts.schema.ts';
import { ticketFactsSentences } from '../../domain/tickets/ticket-facts-texts.ts';
import { findTicketApi } from '../../domain/tickets/ticket-look-up.api.ts';
import type { TicketSheet } from '../../domain/tickets/tickets.api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { answerTimeout, call, hasCode, RequestError } from '../../lib/request.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { Field } from '../../ui/form/Field.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { AskAboutTicket } from './AskAboutTicket.tsx';
import { TicketCopy } from './TicketCopy.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { ticketLookUpTexts as texts } from './ticket-look-up-texts.ts';

type Draft = z.input<typeof ticketFactsSchema>;

function lookUpFailure(error: unknown): string {
  if (hasCode(error, 'not_found')) return texts.notFound;
  if (hasCode(error, 'too_many_requests')) return texts.tooMany;
  return failureText(error);
}

interface FactsFormProps {
  readonly onFound: (ticket: TicketSheet, facts: PrintedFacts) => void;
}

function FactsForm({ onFound }: FactsFormProps) {
  const awake = useAwake();
  const [failure, setFailure] = useState<string>();
  // No default values, so that text typed before hydration is kept.
  const form = useForm<Draft, unknown, PrintedFacts>({ resolver: schemaResolver(ticketFactsSchema) });
  const { errors, isSubmitting } = form.formState;
  const { fieldProps, controlProps } = fieldPropsOf({ register: form.register, errors, prefix: 'ticket' });

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      onFound(await call(findTicketApi, { body, signal: answerTimeout() }), body);
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
      <p className="text-sm text-muted">{texts.lead}</p>
      <Field {...fieldProps('yardId', texts.yard)}>
        <select {...controlProps('yardId')} aria-required defaultValue="">
          <option value="">{texts.choose}</option>
          {YARDS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field {...fieldProps('number', texts.number)}>
        <input {...controlProps('number')} aria-required autoCapitalize="characters" />
      </Field>
      <Field {...fieldProps('soldOn', texts.soldOn)}>
        <input {...controlProps('soldOn')} type="date" aria-required />
      </Field>
      <Field {...fieldProps('total', texts.total)}>
        <input {...controlProps('total')} aria-required inputMode="decimal" />
      </Field>
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

interface Found {
  readonly ticket: TicketSheet;
  readonly facts: PrintedFacts;
}

function FoundTicket({ ticket, facts, onAgain }: Found & { readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="ticket-title">
      <TicketCopy ticket={ticket} titleId="ticket-title" titleRef={title} />
      <div className="actions mt-4">
        <button type="button" className="button button-line" onClick={() => print()}>
          {texts.print}
        </button>
        <button type="button" className="button button-line" onClick={onAgain}>
          {texts.again}
        </button>
      </div>
      <div className="mt-3">
        <AskAboutTicket about={{ ticketId: null, facts }} />
      </div>
    </section>
  );
}

/** The island of /ticket: what is printed on a ticket, then the ticket. */
export function TicketLookUp() {
  const [found, setFound] = useState<Found | null>(null);
  return found ? (
    <FoundTicket {...found} onAgain={() => setFound(null)} />
  ) : (
    <FactsForm onFound={(ticket, facts) => setFound({ ticket, facts })} />
  );
}
