import { type KeyboardEvent, useState } from 'react';
import {
  deleteOfferTemplateApi,
  listOfferTemplatesApi,
  saveOfferTemplateApi,
} from '../../../../domain/offers/offer-templates.api.ts';
import type { QuoteDetail } from '../../../../domain/quotes/admin-quotes.api.ts';
import { type AttemptSlot, sendAttempt } from '../../../../lib/requests/attempt.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { Question } from '../../../../ui/dialog/Question.tsx';
import { useAct } from '../../act.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { UserFacingError } from '../../staff-failure.ts';
import { staffCall } from '../../staff.store.ts';
import { useStaffData } from '../../use-staff-data.ts';
import { templateDraft, templateLines } from './offer-draft.ts';
import type { OfferFormState } from './use-offer-form.ts';

interface OfferTemplatesProps {
  readonly form: OfferFormState;
  readonly quote: Pick<QuoteDetail, 'locale'>;
}

/** Begins the lines with a template, and keeps lines as one. */
export function OfferTemplates({ form, quote: { locale } }: OfferTemplatesProps) {
  const { lines, offer, grades } = form;
  const templates = useStaffData(listOfferTemplatesApi);
  const { run, refused } = useAct(templates.reload);
  const [chosenId, setChosenId] = useState('');
  const [name, setName] = useState('');
  const [asks, setAsks] = useState(false);
  const [slot] = useState<AttemptSlot<object>>({ current: null });
  const all = templates.value ?? [];
  const chosen = all.find(({ id }) => id === chosenId);

  // Of the template that is to replace what was typed, while that is asked about.
  const [replacing, setReplacing] = useState<string | null>(null);

  const draftOf = (id: string) =>
    templateDraft(all.find((each) => each.id === id)?.lines ?? [], grades, locale);
  /** Nobody typed what the form began with, or what a template put there. */
  const areTyped = () => {
    const now = JSON.stringify(form.getValues('lines'));
    const begun = [form.formState.defaultValues?.lines, chosen && draftOf(chosen.id)];
    return begun.every((each) => JSON.stringify(each) !== now);
  };
  const choose = (id: string) => {
    setChosenId(id);
    setName(all.find((each) => each.id === id)?.name ?? '');
    if (id !== '') lines.replace(draftOf(id));
  };
  /** null: as a new one. After a lost answer the same is the same template, not one more. */
  const save = async (id: string | null) => {
    const send = async () => {
      if (!offer) throw new UserFacingError('Please finish the lines first.');
      const body = { name, lines: templateLines(offer.lines, grades) };
      const saved = await sendAttempt(slot, { id, ...body }, ({ key }) =>
        staffCall(saveOfferTemplateApi, { params: { id: id ?? key }, body }),
      );
      setChosenId(saved.id);
    };
    await run(send, 'Template saved');
  };
  const remove = async () => {
    if (await run(() => staffCall(deleteOfferTemplateApi, { params: { id: chosenId } }), 'Template deleted'))
      choose('');
  };
  const saveChosen = () => void save(chosen?.id ?? null);

  return (
    <div className="grid gap-2">
      <LoadState {...templates} waiting="min-h-12" />
      {all.length > 0 && (
        <SelectField
          id="offer-template"
          label="Start from a template"
          fieldClass="max-w-md"
          value={chosenId}
          onValue={(id) => (id !== '' && areTyped() ? setReplacing(id) : choose(id))}
          choices={[['', 'No template'], ...all.map(({ id, name: called }) => [id, called] as const)]}
        />
      )}
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
          {chosen ? 'Edit this template' : 'Save these lines as a template'}
        </summary>
        <p className="text-muted">
          Posted prices stay current with the price list. Leave a weight blank to fill it in on each offer.
        </p>
        <div className="mt-2 flex flex-wrap items-end gap-3">
          <TextField
            id="offer-template-name"
            label="Template name"
            fieldClass="max-w-md grow"
            value={name}
            onValue={setName}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter') return;
              // It stands in the form of the offer, which would be sent.
              event.preventDefault();
              saveChosen();
            }}
          />
          <Button onClick={saveChosen}>{chosen ? 'Save changes' : 'Save template'}</Button>
          {chosen && <Button onClick={() => void save(null)}>Save as new template</Button>}
          {chosen && <Button onClick={() => setAsks(true)}>Delete template</Button>}
        </div>
        <FormFailure message={refused} className="mt-3" />
      </details>
      {replacing !== null && (
        <Question
          title="Replace the lines of this offer?"
          text="The template’s lines replace what you typed."
          yes="Replace lines"
          onYes={() => choose(replacing)}
          onClose={() => setReplacing(null)}
        />
      )}
      {asks && chosen && (
        <Question
          title={`Delete the “${chosen.name}” template?`}
          text="Offers made from it won’t change."
          yes="Delete template"
          onYes={() => void remove()}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
