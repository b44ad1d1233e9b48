import * as z from 'zod/mini';
import { INQUIRY_ANSWER_MAX_LENGTH } from '../../../business/constants.ts';
import {
  answerInquiryApi,
  inquiryAnswerSchema,
  type InquiryDetail,
  type InquiryStanding,
} from '../../../domain/inquiries/admin-inquiries.api.ts';
import { TextAreaField } from '../../../ui/form/fields/TextAreaField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { StaffForm } from '../form/StaffForm.tsx';
import { useStaffForm } from '../form/use-staff-form.ts';
import { staffCall } from '../staff.store.ts';
import { BeginsInSpanish } from '../ui/inbox.tsx';
import { QuickReplies } from '../ui/QuickReplies.tsx';

const schema = z.strictObject({ text: inquiryAnswerSchema.shape.text });

interface Seen extends InquiryStanding {
  /** Of the newest answer. */
  readonly text: string;
}

interface AnswerFormProps {
  readonly inquiry: InquiryDetail;
  /** Called after a write, and to show theirs: the form may be gone then. */
  readonly onAnswered: () => Promise<void>;
}

/** Writes an answer, which the site mails and keeps. */
export function AnswerForm({ inquiry, onAnswered }: AnswerFormProps) {
  const { id, email, locale, answers, answeredAt, readyReply } = inquiry;
  const form = useStaffForm({
    schema,
    empty: { text: '' },
    prefix: 'answer',
    draft: { key: `inquiry-answer:${id}`, name: 'answer' },
    versions: {
      seen: {
        answers: answers.length,
        isAnswered: answeredAt !== null,
        text: answers.at(-1)?.text ?? '',
      } satisfies Seen,
      theirs: ({ isAnswered, text }) => ({
        Answer: text || (isAnswered ? 'Marked as answered' : ''),
      }),
      yours: ({ text }) => ({ Answer: text }),
      onTheirs: onAnswered,
    },
    send: async ({ text }, answerId, _typed, { seen }) => {
      const { answers: count, isAnswered } = seen;
      const body = { id: answerId, text, seen: { answers: count, isAnswered } };
      await staffCall(answerInquiryApi, { params: { id }, body });
      showToast({ title: 'Answer sent' });
      await onAnswered();
    },
  });
  const { mailSubject, hello, sentences } = readyReply;
  return (
    <StaffForm form={form} aria-label="Answer" submit="Send answer" busy="Sending…">
      <p className="wrap-anywhere">
        <span>{`The email goes to ${email}. It begins: `}</span>
        <span lang={locale}>“{hello}”</span>
      </p>
      <BeginsInSpanish mailSubject={mailSubject} />
      <TextAreaField {...form.field('text', 'Your answer')} rows={6} aria-required />
      <QuickReplies
        locale={locale}
        sentences={sentences}
        message={form.watch('text')}
        maxLength={INQUIRY_ANSWER_MAX_LENGTH}
        onChange={(changed) => form.setValue('text', changed, { shouldDirty: true })}
      />
    </StaffForm>
  );
}
