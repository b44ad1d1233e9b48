interface FilledIn {
  /** A field that people do not see. */
  readonly website: string;
  readonly filledInMs?: number | undefined;
}

/** Whether a form was sent by a machine: it filled in what nobody sees, or was faster than anybody types. */
export const looksLikeSpam = ({ website, filledInMs }: FilledIn, minimumFillMs: number): boolean =>
  website !== '' || (filledInMs !== undefined && filledInMs < minimumFillMs);
