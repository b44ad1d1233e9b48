import { config } from './config.ts';
import { CodedError } from './errors.ts';

/** For what tells or keeps personal details: throws forbidden in a deploy preview or branch deploy, before anything is read. */
export function assertNoPreview(): void {
  if (config().isPublicPreview) throw new CodedError('forbidden');
}
