import { useState } from 'react';
import {
  deletePersonalDataApi,
  type DeletionPart,
  type DeletionPreview,
  previewDeletionApi,
} from '../../../domain/privacy/admin-privacy.api.ts';
import { useRemoteData } from '../../../lib/requests/use-remote-data.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Question } from '../../../ui/dialog/Question.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { useAct } from '../act.ts';
import { counted } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { type AnswerProps, DELETION_TITLES, HOLD_TEXTS } from './privacy-words.ts';

const ORDER = ['delete', 'strip', 'keep'] as const;

/** What goes, what is made anonymous and what stays, each with its reason. */
export function DeletionParts({ parts }: { readonly parts: readonly DeletionPart[] }) {
  if (parts.length === 0) return <p className="mt-3">We have nothing about this person.</p>;
  return ORDER.filter((how) => parts.some((part) => part.how === how)).map((how) => (
    <div key={how} className="mt-4">
      <h3 className="text-xl uppercase">{DELETION_TITLES[how]}</h3>
      <ul className="mt-2 grid gap-2">
        {parts
          .filter((part) => part.how === how)
          .map(({ what, rows, why }) => (
            <li key={what + why} className="border-l-4 border-line pl-3">
              <strong>{what}</strong> · {counted(rows, 'record')}
              <span className="block text-muted">{why}</span>
            </li>
          ))}
      </ul>
    </div>
  ));
}

function Holds({ holds }: Pick<DeletionPreview, 'holds'>) {
  if (holds.length === 0) return null;
  return (
    <div className="mt-4 border-l-8 border-down bg-page p-4">
      <h3 className="text-xl">This can’t be deleted yet</h3>
      <ul className="mt-2 list-disc pl-5">
        {holds.map((hold) => (
          <li key={hold}>{HOLD_TEXTS[hold]}</li>
        ))}
      </ul>
    </div>
  );
}

const DELETE_WORDS = {
  button: 'Delete this data',
  title: 'Delete this person’s data?',
  text: 'You can’t undo this. The list shows what we keep, and why.',
  yes: 'Delete for good',
  done: 'Data deleted',
};

const NOTHING_WORDS: typeof DELETE_WORDS = {
  button: 'Answer that we have nothing',
  title: 'Answer that we have nothing about them?',
  text: 'This closes the request.',
  yes: 'Close the request',
  done: 'Request closed',
};

/** Shows what a deletion does. An owner carries it out. */
export function DeletePerson({ request: { id }, reload, role, leftOut }: AnswerProps) {
  const preview = useRemoteData(() =>
    staffCall(previewDeletionApi, { params: { id }, query: { leftOut: leftOut.join(',') } }),
  );
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run, refused } = useAct(async () => {
    await preview.reload();
    await reload();
  });
  const { value } = preview;
  const words = value?.parts.length === 0 ? NOTHING_WORDS : DELETE_WORDS;
  return (
    <section className="staff-card" aria-labelledby="delete-title">
      <h2 id="delete-title">What will be deleted</h2>
      <LoadState {...preview} waiting="min-h-96" />
      {value && (
        <>
          <Holds holds={value.holds} />
          <DeletionParts parts={value.parts} />
          {role === 'owner' ? (
            <Button
              variant="signal"
              className="mt-5"
              aria-disabled={isBusy || value.holds.length > 0}
              onClick={() => !isBusy && value.holds.length === 0 && setAsking(true)}
            >
              {words.button}
            </Button>
          ) : (
            <p className="mt-5 font-bold">Only an owner can delete this. Please ask one.</p>
          )}
        </>
      )}
      <FormFailure message={refused} className="mt-3" />
      {isAsking && (
        <Question
          title={words.title}
          text={words.text}
          yes={words.yes}
          onYes={() =>
            void run(
              () => staffCall(deletePersonalDataApi, { params: { id }, body: { leftOut } }),
              words.done,
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
