import { YARDS } from '../../business/yards.ts';

/** Of a select; `none` is what it says while none is chosen. */
export const YardOptions = ({ none }: { readonly none?: string | undefined }) => (
  <>
    {none !== undefined && <option value="">{none}</option>}
    {YARDS.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
);
