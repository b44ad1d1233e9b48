/** Holds the place of the ways to pay while their script is on its way. */
export function PayLoading() {
  return (
    <span role="status" className="block h-96 animate-pulse bg-sunken">
      <span className="sr-only">The ways to pay are loading.</span>
    </span>
  );
}
