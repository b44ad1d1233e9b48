import type { ErrorBody } from '../domain/shared/errors.ts';

/** What the server says, in the language of the page. It says it in English, so an English page shows its own sentences. */
export const serverTexts = { of: (body: Partial<ErrorBody>): Partial<ErrorBody> => body };
