const SECTIONS = [
  ['today', 'Today'],
  ['prices', 'Prices'],
  ['counter', 'Counter'],
  ['yards', 'Yards'],
] as const;

/** The ways to the sections of the page, within a thumb's reach. */
export const SectionLinks = () => (
  <nav aria-label="On this page" className="mt-4 flex flex-wrap gap-2">
    {SECTIONS.map(([id, label]) => (
      <a key={id} href={`#${id}`} className="button button-line">
        {label}
      </a>
    ))}
  </nav>
);
