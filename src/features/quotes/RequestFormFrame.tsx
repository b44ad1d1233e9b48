import type { ReactNode } from 'react';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { DraftNote } from './DraftNote.tsx';
import type { Waiting } from './use-request-draft.ts';
import type { RequestFormState } from './use-request-form.ts';

const WAITING_TEXT: Readonly<Record<Waiting, string>> = {
  no: '',
  yes: 'You are offline. Your request is saved on this device and will be sent when you are back online.',
  changed: 'You have changed your request. Press the button again to send it as it is now.',
};

interface RequestFormFrameProps {
  readonly request: RequestFormState;
  /** Of the button. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What stands around the fields of every form. The server renders it whole; the button wakes with the script. */
export function RequestFormFrame({ request, label, children }: RequestFormFrameProps) {
  const { element, form, draft, submit, onInput } = request;
  const awake = useAwake();
  const { isSubmitting } = form.formState;
  return (
    // Without its script the form must not put what was typed into an address: its button stays off until then.
    <form ref={element} method="post" noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
      <DraftNote draft={draft.draft} onClear={draft.clear} onSend={() => void submit()} />
      {children}
      <Honeypot />
      <button
        className={`button button-signal mt-6 w-full ${awake ? '' : 'disabled:opacity-100'}`}
        disabled={!awake || isSubmitting}
      >
        {isSubmitting ? 'Submitting...' : label}
      </button>
      <output className="mt-3 block font-bold">{WAITING_TEXT[draft.waiting]}</output>
    </form>
  );
}
