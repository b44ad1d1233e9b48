import { useId, useState } from 'react';
import { yardName } from '../../../../business/yards.ts';
import { yardDayText } from '../../../../domain/rewards/day-text.ts';
import { dayTexts as spanishDays } from '../../../../domain/rewards/texts.es.ts';
import { dayTexts } from '../../../../domain/rewards/texts.ts';
import { inLocale, type Locale } from '../../../../domain/shared/language/locales.ts';
import { smsLink } from '../../../../domain/shared/contact/mail-link.ts';
import { dollarsText } from '../../../../domain/shared/numbers/money.ts';
import { copyTicketApi, type CounterTicket } from '../../../../domain/tickets/admin-tickets.api.ts';
import { copyAddressSchema } from '../../../../domain/tickets/ticket.schema.ts';
import { TICKET_PAPER_KEY } from '../../../../lib/storage/staff-storage-keys.ts';
import { readStored, writeStored } from '../../../../lib/storage/storage.ts';
import { ticketPath as spanishPath } from '../../../../paths.es.ts';
import { ticketPath } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { EmailField } from '../../../../ui/form/fields/EmailField.tsx';
import { showToast } from '../../../../ui/toast/toast.store.ts';
import { StaffForm } from '../../form/StaffForm.tsx';
import { staffCall } from '../../staff.store.ts';
import { OpenedDetails } from '../../ui/OpenedDetails.tsx';
import { useStaffForm } from '../../form/use-staff-form.ts';
import { LanguageChoice } from '../LanguageChoice.tsx';
import { ticketTextMessage as spanishMessage } from '../texts.es.ts';
import { ticketTextMessage } from '../texts.ts';
import { type Paper, PAPERS } from '../../ui/PrintedSheet.tsx';
import { TicketPaper } from '../recorded/TicketPaper.tsx';

const storedPaper = (): Paper => (readStored<unknown>(TICKET_PAPER_KEY) === 'letter' ? 'letter' : 'roll');

/** What opens the ticket at /ticket, as a text message. */
function messageOf({ number, yardId, soldAt, total }: CounterTicket, locale: Locale): string {
  const day = yardDayText(soldAt, inLocale(locale, dayTexts, spanishDays));
  const address = location.origin + inLocale(locale, ticketPath, spanishPath);
  const text = inLocale(locale, ticketTextMessage, spanishMessage);
  return text({ number: number ?? '', yard: yardName(yardId), day, total: dollarsText(total), address });
}

function SendCopy({ ticket }: { readonly ticket: CounterTicket }) {
  const { id: ticketId, number } = ticket;
  // The same ticket may stand in two lists.
  const id = useId();
  const [locale, setLocale] = useState<Locale>(ticket.locale ?? 'en');
  const form = useStaffForm({
    schema: copyAddressSchema,
    empty: { email: '' },
    prefix: id,
    // It arrived before it was changed: the next press is another copy.
    endsOn: ['idempotency_key_reused'],
    refusals: { too_many_requests: 'We can’t send any more copies to this address today.' },
    send: async ({ email }, copyId) => {
      const body = { id: copyId, email, locale };
      await staffCall(copyTicketApi, { params: { id: ticketId }, body });
      showToast({ title: `Copy sent to ${email}` });
    },
  });
  return (
    <StaffForm
      form={form}
      submit="Email a copy"
      busy="Sending…"
      button="button-line"
      more={
        number && (
          <a
            className="button button-line"
            href={smsLink(ticket.customerPhone ?? '', messageOf(ticket, locale))}
          >
            Text the link
          </a>
        )
      }
    >
      <LanguageChoice id={`${id}-language`} value={locale} onValue={setLocale} />
      <EmailField {...form.field('email', 'Email')} aria-required />
    </StaffForm>
  );
}

interface HandOverProps {
  readonly ticket: CounterTicket;
  /** How often the key for printing was pressed, where there is one. */
  readonly presses?: number;
  /** It is printed only, and marked. */
  readonly isPractice?: boolean;
}

/** Gives a recorded ticket to its seller: on paper, by email, or as a text. */
export function HandOver({ ticket, presses: keyPresses, isPractice = false }: HandOverProps) {
  const presses = keyPresses ?? 0;
  const paperId = useId();
  const [paper, setPaper] = useState(storedPaper);
  const [isAsked, setAsked] = useState(false);
  // A press of the key may come before this part has loaded.
  const [donePresses, setDonePresses] = useState(0);
  const [wasPrinted, setWasPrinted] = useState(false);
  const done = () => {
    setAsked(false);
    setDonePresses(presses);
    setWasPrinted(true);
  };
  const choose = (chosen: string) => {
    writeStored(TICKET_PAPER_KEY, chosen);
    setPaper(chosen === 'letter' ? 'letter' : 'roll');
  };
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-end gap-3">
        <Button onClick={() => setAsked(true)}>{keyPresses === undefined ? 'Print' : 'Print (P)'}</Button>
        <SelectField id={paperId} label="Paper" value={paper} onValue={choose} choices={PAPERS} />
      </div>
      <p role="status" className="text-muted">
        {wasPrinted &&
          `${isPractice ? '' : 'The ticket is recorded. '}If nothing printed, check the printer and try again.`}
      </p>
      {!isPractice && (
        <OpenedDetails
          summary="Email or text a copy"
          summaryClassName="flex min-h-12 cursor-pointer items-center font-bold underline"
        >
          <SendCopy ticket={ticket} />
        </OpenedDetails>
      )}
      {(isAsked || presses > donePresses) && (
        <TicketPaper ticket={ticket} paper={paper} isPractice={isPractice} onDone={done} />
      )}
    </div>
  );
}
