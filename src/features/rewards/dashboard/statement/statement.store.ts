import { atom, type ReadableAtom } from 'nanostores';
import { inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import {
  type Period,
  readStatementApi,
  type SellerStatement,
} from '../../../../domain/tickets/statement/statement.api.ts';
import { createRemoteData, type RemoteData } from '../../../../lib/requests/remote-data.ts';
import { answerTimeout, call } from '../../../../lib/requests/request.ts';
import { type DashboardStore, whileSignedIn } from '../dashboard.store.ts';

interface Answer {
  /** null: this device has to prove the email first. */
  readonly statement: SellerStatement | null;
}

interface StatementStore {
  readonly $period: ReadableAtom<Period>;
  /** What was shown stays until the next one is there. */
  readonly remote: RemoteData<Answer>;
  readonly choose: (period: Period) => void;
}

/** One customer's statements, beginning with this month's. Fetches nothing yet. */
export function createStatement(id: string, dashboard: Pick<DashboardStore, '$ending'>): StatementStore {
  const $period = atom<Period>(inNewYork(new Date()).date.slice(0, 7));
  const remote = createRemoteData<Answer>(async () => {
    const asked = { params: { id }, query: { period: $period.get() }, signal: answerTimeout() };
    return { statement: await whileSignedIn(dashboard, call(readStatementApi, asked)) };
  });
  return {
    $period,
    remote,
    choose(period) {
      $period.set(period);
      void remote.reload();
    },
  };
}
