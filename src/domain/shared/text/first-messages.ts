interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first message of each field. */
export function firstMessages<Field extends string>(
  issues: readonly Issue[],
): Readonly<Partial<Record<Field, string>>> {
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages as Partial<Record<Field, string>>;
}
