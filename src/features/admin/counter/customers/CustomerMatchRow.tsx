/** What was found, in a list to choose from. */
export const CustomerMatchRow = ({ name, about }: { readonly name: string; readonly about: string }) => (
  <>
    <span className="font-bold">{name}</span>
    <span className="tabular-nums">{about}</span>
  </>
);
