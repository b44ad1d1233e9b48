import { useState } from 'react';
import { yardName } from '../../../business/yards.ts';
import { dollarsText } from '../../../domain/shared/numbers/money.ts';
import { clockFace, inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { translatedGrade } from '../../../domain/rewards/translated-text.ts';
import { shownCodeSchema } from '../../../domain/tickets/shown/shown-ticket.schema.ts';
import { agreeApi, type ShownTicket } from '../../../domain/tickets/shown/shown-tickets.api.ts';
import { failureText } from '../../../lib/requests/failure-text.ts';
import { call, hasCode } from '../../../lib/requests/request.ts';
import { howToReadTicketPath, ticketPath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { useSentForm } from '../../../ui/form/use-sent-form.ts';
import { hreflangOf } from '../../../ui/language/hreflang.ts';
import { LineOfCopy } from '../TicketCopy.tsx';
import { shownTicketTexts as texts, ticketCopyTexts } from '../texts.ts';
import { type ShownPage, useShownTicket } from './use-shown-ticket.ts';

const clock = (at: Date): string => clockFace(inNewYork(at).minutes);

const HowToReadLink = () => (
  <a
    className="inline-flex min-h-12 items-center text-link underline"
    href={howToReadTicketPath}
    hrefLang={hreflangOf(howToReadTicketPath)}
  >
    {ticketCopyTexts.howToRead}
  </a>
);

/** For whoever typed the short address instead of scanning. */
function CodeForm({ lead }: { readonly lead: string }) {
  const { field, formProps, isSubmitting } = useSentForm({
    schema: shownCodeSchema,
    prefix: 'shown',
    send: async ({ code }) => {
      location.hash = code;
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-lg font-bold">{lead}</p>
      <TextField {...field('code', texts.code)} aria-required autoCapitalize="characters" />
      <SendButton label={texts.open} sending={texts.open} isSubmitting={isSubmitting} />
    </form>
  );
}

interface AgreementProps {
  readonly page: ShownPage;
  readonly ticket: Extract<ShownTicket, { standing: 'open' }>;
  readonly reload: () => Promise<void>;
}

/** "That's right", which nobody has to say. */
function Agreement({ page: { opener }, ticket: { agreedAt, shown }, reload }: AgreementProps) {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function agree() {
    if (!opener || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call(agreeApi, { body: { ...opener, lines: shown } });
      setSaid(true);
    } catch (error) {
      setProblem(hasCode(error, 'changed_since') ? texts.changed : failureText(error));
    }
    await reload();
    setBusy(false);
  }
  return (
    <div className="mt-4 grid gap-3">
      <p role="status" className="font-bold">
        {agreedAt ? texts.agreed(clock(new Date(agreedAt))) : said && texts.changed}
      </p>
      {problem && (
        <p role="alert" className="border-l-8 border-down pl-3 font-bold">
          {problem}
        </p>
      )}
      {!agreedAt && (
        <>
          <p>{texts.ask}</p>
          <Button variant="signal" onClick={() => void agree()} aria-disabled={isBusy}>
            {texts.right}
          </Button>
        </>
      )}
    </div>
  );
}

/** Read aloud once for each change of the lines, not for each answer. */
function newestText({ lines, total }: Extract<ShownTicket, { standing: 'open' }>): string {
  const line = lines.at(-1);
  if (!line) return '';
  const { text } = translatedGrade(line.metalType, line.name, line.nameEs);
  return texts.newest(lines.length, text, dollarsText(line.amount), dollarsText(total));
}

/** The island of /my-ticket: the ticket that is being weighed, on its seller's phone. */
export function ShownTicketIsland() {
  const { page, reload } = useShownTicket();
  if (page === null) return <p role="status">{texts.loading}</p>;
  const { ticket, end, failure, at, opener } = page;
  if (!opener) return <CodeForm lead={texts.enter} />;
  if (end === 'other phone')
    return (
      <p role="alert" className="text-lg font-bold">
        {texts.otherPhone}
      </p>
    );
  if (end === 'ended') return <CodeForm lead={texts.ended} />;
  if (ticket?.standing === 'recorded')
    return (
      <section aria-labelledby="shown-title">
        <h2 id="shown-title" className="text-3xl uppercase">
          {texts.recorded}
        </h2>
        <p role="status" className="mt-2 text-xl font-bold tabular-nums">
          {ticketCopyTexts.title(ticket.number)}, {dollarsText(ticket.total)}
        </p>
        {ticket.yardId && <p>{yardName(ticket.yardId)}</p>}
        <p className="mt-3">{texts.lookUpLater}</p>
        <p className="flex flex-wrap gap-x-6">
          <a className="inline-flex min-h-12 items-center text-link underline" href={ticketPath}>
            {texts.lookUp}
          </a>
          <HowToReadLink />
        </p>
      </section>
    );
  return (
    <section aria-labelledby="shown-title">
      {failure && (
        <p role="alert" className="mb-3 border-l-8 border-down pl-3 font-bold">
          <span className="block">{failure}</span>
          {ticket && at && <span>{texts.asOf(clock(at))}</span>}
        </p>
      )}
      <p role="status" className="sr-only">
        {ticket && newestText(ticket)}
      </p>
      <h2 id="shown-title" className="text-3xl uppercase">
        {ticket ? yardName(ticket.yardId) : texts.loading}
      </h2>
      {ticket && ticket.lines.length === 0 && <p className="mt-2">{texts.noLines}</p>}
      {ticket && ticket.lines.length > 0 && (
        <>
          <ol className="mt-2">
            {ticket.lines.map((line) => (
              <LineOfCopy key={line.visitId} line={line} />
            ))}
          </ol>
          <p className="flex flex-wrap justify-between gap-x-4 border-t-4 border-copper pt-2 text-2xl font-bold">
            <span>{ticketCopyTexts.total}</span>
            <span className="tabular-nums">{dollarsText(ticket.total)}</span>
          </p>
          <Agreement page={page} ticket={ticket} reload={reload} />
        </>
      )}
      <p className="mt-3">
        <HowToReadLink />
      </p>
    </section>
  );
}
