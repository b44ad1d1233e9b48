import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Honeypot } from '../../ui/form/fields/Honeypot.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { requestFormTexts } from './texts.ts';
import type { DraftState, Waiting } from './use-request-draft.ts';
import type { RequestFormState } from './use-request-form.ts';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';

interface DraftNoteProps {
  readonly draft: DraftState;
  readonly onClear: () => void;
  readonly onSend: () => void;
}

/** The line above the fields. It is always there, so a restored draft moves nothing. */
function DraftNote({ draft, onClear, onSend }: DraftNoteProps) {
  return (
    <div className="mt-2 flex min-h-20 flex-wrap md:min-h-12 items-center gap-x-3 text-sm">
      <span className="text-muted">
        <strong role="status" className="block">
          {requestFormTexts.draft[draft]}
        </strong>
        {requestFormTexts.required}
      </span>
      {draft !== 'none' && (
        <span className="flex shrink-0 gap-2">
          {draft === 'unsent' && <Button onClick={onSend}>{requestFormTexts.sendNow}</Button>}
          <Button variant="bare" className="text-link underline" onClick={onClear}>
            {requestFormTexts.clear}
          </Button>
        </span>
      )}
    </div>
  );
}

const waitingText = (waiting: Waiting) =>
  (waiting === 'failed' || waiting === 'tooMany' ? `${requestFormTexts.failed}. ` : '') +
  requestFormTexts.waiting[waiting];

interface RequestFormFrameProps {
  readonly request: RequestFormState;
  readonly label: string;
  readonly children: ReactNode;
}

/** What surrounds the fields of all three forms. The build renders it; the button is off until hydration. */
export function RequestFormFrame({ request, label, children }: RequestFormFrameProps) {
  const { element, form, draft, submit, onInput } = request;
  const { isSubmitting } = form.formState;
  return (
    <form ref={element} method="post" noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
      <DraftNote draft={draft.draft} onClear={draft.clear} onSend={() => void submit()} />
      {children}
      <Honeypot />
      <SendButton
        label={label}
        sending={requestFormTexts.submitting}
        isSubmitting={isSubmitting}
        className="mt-6 w-full"
      />
      <PrivacyNote />
      <span role="status" className="mt-3 block font-bold">
        {waitingText(draft.waiting)}
      </span>
    </form>
  );
}
