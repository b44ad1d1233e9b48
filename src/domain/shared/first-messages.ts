interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What is told beside each field of a form: the first of the messages that a schema has for it. */
export function firstMessages<Field extends string>(
  issues: readonly Issue[],
): Readonly<Partial<Record<Field, string>>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages as Partial<Record<Field, string>>;
}
