import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SHOWN_FRESH_MS } from '../../../../business/constants.ts';
import { inLocale, type Locale } from '../../../../domain/shared/language/locales.ts';
import {
  readShownApi,
  type ShownState,
  showTicketInHandApi,
} from '../../../../domain/tickets/shown/shown-tickets.api.ts';
import { createRemoteData } from '../../../../lib/requests/remote-data.ts';
import { hasCode } from '../../../../lib/requests/request.ts';
import { shownTicketPath as spanishPath } from '../../../../paths.es.ts';
import { shownTicketPath } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ModalDialog } from '../../../../ui/dialog/ModalDialog.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { QrCode } from '../../../../ui/QrCode.tsx';
import { keepFresh } from '../../keep-fresh.ts';
import { staffFailure } from '../../staff-failure.ts';
import { clockOrDay } from '../../staff-text.ts';
import { staffCall } from '../../staff.store.ts';
import { LanguageChoice } from '../LanguageChoice.tsx';
import type { TicketProps } from './ticket.store.ts';

interface CodeDialogProps {
  readonly code: string;
  readonly first: Locale;
  readonly onClose: () => void;
}

/** What the seller scans, or types. */
function CodeDialog({ code, first, onClose }: CodeDialogProps) {
  const [locale, setLocale] = useState<Locale>(first);
  const path = inLocale(locale, shownTicketPath, spanishPath);
  return (
    <ModalDialog labelledBy="show-title" describedBy="show-text" onClose={onClose}>
      <form method="dialog" className="p-5">
        <h2 id="show-title" className="text-3xl">
          Show the seller
        </h2>
        <p id="show-text" className="mt-2">
          The seller scans this, and sees each line on their phone. The first phone that opens it has it.
        </p>
        <QrCode text={`${location.origin}${path}#${code}`} />
        <p className="text-center text-lg wrap-anywhere">
          {location.host}
          {path}
          <strong className="block text-4xl tracking-widest">
            {code.slice(0, 4)}-{code.slice(4)}
          </strong>
        </p>
        <LanguageChoice id="show-language" value={locale} onValue={setLocale} />
        <Button type="submit" className="mt-4 w-full">
          Close
        </Button>
      </form>
    </ModalDialog>
  );
}

const saidText = ({ isOpened, agreedAt }: ShownState): string => {
  if (agreedAt) return `Seller said: that’s right, ${clockOrDay(agreedAt)}`;
  return isOpened ? 'The seller has this ticket on a phone.' : 'No phone has opened the code yet.';
};

/** Lets the seller see the ticket on a phone, and tells what the seller said. Nothing waits for it. */
export function ShowSeller({ counter, ticket: { ticketId, saved } }: TicketProps) {
  const [shown] = useState(() =>
    createRemoteData(() => staffCall(readShownApi, { params: { id: ticketId } })),
  );
  const state = useStore(shown.$state);
  const [code, setCode] = useState<string>();
  const [first, setFirst] = useState<Locale>('en');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Somebody else may have shown it before this page had it.
  const [isShown, setShown] = useState(saved !== null);
  useEffect(() => (isShown ? keepFresh(shown, SHOWN_FRESH_MS) : undefined), [shown, isShown]);

  async function show() {
    setBusy(true);
    setFailure(undefined);
    try {
      await counter.bring();
      const made = await staffCall(showTicketInHandApi, { params: { id: ticketId } });
      setFirst(made.locale ?? 'en');
      setCode(made.code);
      setShown(true);
      void shown.reload();
    } catch (error) {
      setFailure(
        hasCode(error, 'not_found') ? 'This ticket isn’t saved yet. Please try again.' : staffFailure(error),
      );
    }
    setBusy(false);
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void show()} disabled={isBusy}>
          {state.value ? 'New code for the seller' : 'Show the seller'}
        </Button>
        <p role="status" className="font-bold">
          {state.value && saidText(state.value)}
        </p>
      </div>
      <FormFailure message={failure} />
      {code && <CodeDialog code={code} first={first} onClose={() => setCode(undefined)} />}
    </div>
  );
}
