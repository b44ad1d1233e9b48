import { listProvidersApi } from '../../../domain/providers/admin-providers.api.ts';
import { ListFailure } from '../ListFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffList } from '../use-staff-list.ts';
import { ProviderCard } from './ProviderCard.tsx';

const ask = async () => ({ statuses: await staffCall(listProvidersApi), now: new Date() });

/** Every outside system, those in trouble where they always stand: nothing moves under a thumb. */
export function ProviderList() {
  const { value, failure, reload } = useStaffList(ask);
  return (
    <section className="mt-6" aria-labelledby="providers-title">
      <h2 id="providers-title">Outside systems</h2>
      <p className="mt-2 max-w-prose">
        Settings are shown by their names; what they are set to never leaves the server. Change them at
        Netlify, under environment variables, and deploy.
      </p>
      <ListFailure failure={failure} reload={reload} />
      {value === null && failure === null && <p className="mt-3 min-h-96 text-muted">One moment…</p>}
      <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {value?.statuses.map((status) => (
          <ProviderCard key={status.provider} status={status} now={value.now} onChanged={reload} />
        ))}
      </ul>
    </section>
  );
}
