import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { Question } from '../../../ui/dialog/Question.tsx';
import { DraftOffers } from './DraftOffers.tsx';
import { TheirsOrYours } from './TheirsOrYours.tsx';
import type { useStaffForm } from './use-staff-form.ts';

type Shown = Pick<
  ReturnType<typeof useStaffForm>,
  'formProps' | 'failure' | 'isSubmitting' | 'question' | 'drafts' | 'choice'
>;

interface StaffFormProps extends Omit<ComponentProps<'form'>, keyof Shown['formProps'] | 'action'> {
  /** Of useStaffForm(). */
  readonly form: Shown;
  readonly className?: string;
  /** The button that sends it. */
  readonly submit: string;
  /** What it is called where its text is not enough. */
  readonly submitLabel?: string;
  /** The same while it is sent. */
  readonly busy?: string;
  readonly button?: string;
  /** More buttons. */
  readonly more?: ReactNode;
  /** Adds a button that closes the form. */
  readonly onCancel?: () => void;
}

/** A form of staff: its fields, why it was refused, its buttons, and the question that comes before it is sent. */
export function StaffForm({
  form: { formProps, failure, isSubmitting, question, drafts, choice },
  submit,
  submitLabel,
  busy = submit,
  button = 'button-signal',
  more,
  onCancel,
  children,
  ...own
}: StaffFormProps) {
  const buttons = onCancel ? (
    <>
      {more}
      <Button onClick={onCancel}>Cancel</Button>
    </>
  ) : (
    more
  );
  const send = (
    // Not `disabled`: the focus would be lost.
    <button className={`button ${button}`} aria-disabled={isSubmitting} aria-label={submitLabel}>
      {isSubmitting ? busy : submit}
    </button>
  );
  const bar = buttons ? (
    <div className="actions">
      {send}
      {buttons}
    </div>
  ) : (
    send
  );
  return (
    <form {...formProps} {...own}>
      {drafts && <DraftOffers {...drafts} />}
      {children}
      {choice && <TheirsOrYours {...choice} />}
      <FormFailure message={failure} />
      {bar}
      {question && <Question key={question.title} {...question} />}
    </form>
  );
}
