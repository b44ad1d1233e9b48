/** What a runner fills in: printf's letters, `$name` and `$name.of.it`, `${expression}`. */
const FILLED_IN = /%[sdifjoOc#]|\$\{[^}]*\}|\$[A-Za-z_][\w.]*/;

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a test whose name is written so in its file may have run under this title. */
export const matchesTitle = (name: string, title: string): boolean =>
  new RegExp(`^${name.split(FILLED_IN).map(literally).join('[^]*')}$`).test(title);
