/** What only an engineer asks for: names, codes and ids as the machines write them, folded away. */
export const RawDetails = ({ lines }: { readonly lines: readonly string[] }) => (
  <details className="min-w-0">
    <summary className="flex min-h-12 cursor-pointer items-center text-link underline">Details</summary>
    <ul className="font-mono text-sm wrap-anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);
