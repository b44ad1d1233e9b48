import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { BUSINESS_PHONE } from '../../business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import { generalSpanishHours } from '../../domain/locations/spanish-spoken.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { Button } from '../../ui/Button.tsx';
import { CallButton } from '../../ui/call/CallButton.tsx';
import { SpeaksSpanish } from '../../ui/language/SpeaksSpanish.tsx';
import { callTexts } from '../../ui/texts.ts';
import { ticketCopyTexts } from './texts.ts';
import type { TicketQuestionProps } from './TicketQuestionForm.tsx';

/** Without a fallback, a chunk that fails to load would take the whole island with it. */
const FormMissing = () => (
  <div role="alert" className="mt-4">
    <p className="mb-3 font-bold">{ticketCopyTexts.missing}</p>
    <CallButton
      placement="ticket-question"
      variant="line"
      label={callTexts.call(formatPhone(BUSINESS_PHONE))}
    />
    <SpeaksSpanish hours={generalSpanishHours()} />
  </div>
);

// Few ask, so it loads when somebody does.
const TicketQuestionForm = lazy(() =>
  import('./TicketQuestionForm.tsx').then(
    ({ TicketQuestionForm: part }) => ({ default: part }),
    () => ({ default: FormMissing }),
  ),
);

/** A button that opens the question's form, and what is said when it was sent. Give it a `key` for each ticket. */
export function AskAboutTicket(props: TicketQuestionProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === 'sent') sent.current?.focus();
  }, [step]);
  if (step === 'open') {
    return (
      <Suspense
        fallback={
          <span role="status" className="block min-h-96 py-4">
            {ticketCopyTexts.loading}
          </span>
        }
      >
        <TicketQuestionForm {...props} onSent={() => setStep('sent')} />
      </Suspense>
    );
  }
  if (step === 'sent') {
    return (
      <p ref={sent} tabIndex={-1} className="mt-4 border-l-8 border-up bg-page p-4 print:hidden">
        <strong className="block">{ticketCopyTexts.sent}</strong>
        {ticketCopyTexts.answer(PROMISED_ANSWER_WITHIN_HOURS)}
      </p>
    );
  }
  return <Button onClick={() => setStep('open')}>{ticketCopyTexts.ask}</Button>;
}
