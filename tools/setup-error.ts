/** Something on this machine has to be set or installed first. Nothing was begun. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** What a command ends with because of an error. */
export const exitCodeOf = (error: unknown): number => (error instanceof SetupError ? 2 : 1);
