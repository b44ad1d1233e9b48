import { listProvidersApi } from '../../../domain/providers/admin-providers.api.ts';
import { useRemoteData } from '../../../lib/requests/use-remote-data.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { staffCall } from '../staff.store.ts';
import { CatalogueImportSection } from './CatalogueImportSection.tsx';
import { ProviderCard } from './ProviderCard.tsx';

const ask = async () => ({ statuses: await staffCall(listProvidersApi), now: new Date() });

/** Every outside system, always in the same order, so that nothing moves under a thumb. */
function ProviderList() {
  const providers = useRemoteData(ask);
  const { value, reload } = providers;
  return (
    <section className="mt-6" aria-labelledby="providers-title">
      <h2 id="providers-title">All providers</h2>
      <p className="mt-2 max-w-prose">
        We show only setting names, never their values. Change them in Netlify under environment variables,
        then deploy.
      </p>
      <LoadState {...providers} waiting="mt-3 min-h-96" />
      <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {value?.statuses.map((status) => (
          <ProviderCard key={status.provider} status={status} now={value.now} onChanged={reload} />
        ))}
      </ul>
    </section>
  );
}

/** The island of /admin/providers. */
export const ProvidersPage = () => (
  <StaffGate page={STAFF_PAGES.providers}>
    {() => (
      <>
        <ProviderList />
        <CatalogueImportSection />
      </>
    )}
  </StaffGate>
);
