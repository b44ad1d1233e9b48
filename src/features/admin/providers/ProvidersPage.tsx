import { StaffGate } from '../StaffGate.tsx';
import { CatalogueImport } from './CatalogueImport.tsx';
import { ProviderList } from './ProviderList.tsx';

/** The island of /admin/providers. */
export const ProvidersPage = () => (
  <StaffGate needed="owner">
    {() => (
      <>
        <ProviderList />
        <CatalogueImport />
      </>
    )}
  </StaffGate>
);
