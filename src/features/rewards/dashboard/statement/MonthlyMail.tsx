import { useState } from 'react';
import {
  setMonthlyMailApi,
  type SellerStatement,
} from '../../../../domain/tickets/statement/statement.api.ts';
import { failureText } from '../../../../lib/requests/failure-text.ts';
import { answerTimeout, call } from '../../../../lib/requests/request.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { statementPageTexts as texts } from '../../texts.ts';
import { type DashboardStore, whileSignedIn } from '../dashboard.store.ts';

interface MonthlyMailProps extends Pick<DashboardStore, '$ending'> {
  readonly customerId: string;
  readonly statement: SellerStatement;
  readonly onChange: (isMailed: boolean) => void;
}

/** Whether each month comes by email. */
export function MonthlyMail({
  customerId,
  statement: { mailedTo, isMailed },
  $ending,
  onChange,
}: MonthlyMailProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { monthly } = texts;

  async function change() {
    setBusy(true);
    setFailure(undefined);
    try {
      const params = { id: customerId };
      const body = { isMailed: !isMailed };
      const asked = call(setMonthlyMailApi, { params, body, signal: answerTimeout() });
      const answer = await whileSignedIn({ $ending }, asked);
      if (answer) onChange(answer.isMailed);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-4 border-t-2 border-line pt-4 print:hidden">
      <p className="mb-3" role="status">
        {(isMailed ? monthly.on : monthly.off)(mailedTo)}
      </p>
      <FormFailure message={failure} />
      <Button disabled={isBusy} onClick={() => void change()}>
        {isMailed ? monthly.turnOff : monthly.turnOn}
      </Button>
    </div>
  );
}
