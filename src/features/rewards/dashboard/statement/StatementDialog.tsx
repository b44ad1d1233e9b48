import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import { openStatementApi, type Period } from '../../../../domain/tickets/statement/statement.api.ts';
import { offeredPeriods, periodText } from '../../../../domain/tickets/statement/statement.ts';
import { statementTexts } from '../../../../domain/tickets/texts.ts';
import { answerTimeout, call } from '../../../../lib/requests/request.ts';
import { Button } from '../../../../ui/Button.tsx';
import { PrintedDialog } from '../../../../ui/dialog/PrintedDialog.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { SelectField } from '../../../../ui/form/fields/SelectField.tsx';
import { statementPageTexts as texts } from '../../texts.ts';
import { MailedCodeStep } from '../mailed-code/MailedCodeStep.tsx';
import { MonthlyMail } from './MonthlyMail.tsx';
import type { StatementProps } from './StatementPanel.tsx';
import { createStatement } from './statement.store.ts';
import { StatementSheet } from './StatementSheet.tsx';

/** "Statement for November 2026 (so far)" */
const titleOf = (period: Period, today: string): string =>
  statementTexts.of(periodText(period)) + (today.startsWith(period) ? ` ${texts.soFar}` : '');

/** A month or a year of a customer on one page, once they have proved their email on this device. */
export function StatementDialog({
  dashboard,
  customer,
  onClose,
}: StatementProps & { readonly onClose: () => void }) {
  const { id, email } = customer;
  const { $ending } = dashboard;
  const [today] = useState(() => inNewYork(new Date()).date);
  const [periods] = useState(() => offeredPeriods(today));
  const [{ $period, remote, choose }] = useState(() => createStatement(id, dashboard));
  const period = useStore($period);
  const { value, failure, isLoading } = useStore(remote.$state);
  useEffect(() => {
    if (email !== null) void remote.load();
  }, [remote, email]);
  const statement = value?.statement;
  async function prove(code: string) {
    await call(openStatementApi, { params: { id }, body: { code }, signal: answerTimeout() });
    await remote.reload();
  }

  return (
    <PrintedDialog
      className="statement-dialog"
      labelledBy="statement-title"
      describedBy="statement-title"
      close={texts.close}
      onClose={onClose}
    >
      <h2 id="statement-title" className="text-3xl uppercase">
        {statement ? titleOf(statement.period, today) : texts.heading}
      </h2>
      {email === null && <p className="mt-3 text-lg">{texts.noEmail}</p>}
      {email !== null && value?.statement === null && (
        <>
          <p className="mt-3 mb-3 text-lg">{texts.proof(email)}</p>
          <MailedCodeStep
            customerId={id}
            $ending={$ending}
            begin={texts.mailCode}
            submit={texts.show}
            submitting={texts.opening}
            send={prove}
          />
        </>
      )}
      {statement && (
        <SelectField
          id="statement-period"
          label={texts.period}
          fieldClass="my-4 max-w-xs print:hidden"
          value={period}
          onValue={choose}
          choices={[...periods.months, ...periods.years].map((each) => [each, periodText(each)])}
        />
      )}
      <FormFailure message={failure ?? undefined} />
      {failure && <Button onClick={() => void remote.reload()}>{texts.retry}</Button>}
      <p role="status" className={value ? 'sr-only' : 'empty:hidden'}>
        {isLoading && texts.loading}
      </p>
      {statement && (
        <div className={isLoading ? 'opacity-50' : ''}>
          <StatementSheet statement={statement} seller={`${customer.firstName} ${customer.lastName}`} />
          <MonthlyMail
            customerId={id}
            statement={statement}
            $ending={$ending}
            onChange={(isMailed) => remote.put({ statement: { ...statement, isMailed } })}
          />
        </div>
      )}
    </PrintedDialog>
  );
}
