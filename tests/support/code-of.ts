import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';

/** The code of a refusal. */
export const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).code;
