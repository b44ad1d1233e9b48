import { CodedError } from '../../lib/errors.ts';
import { PrintfulOutage, PrintfulRefusal } from '../../providers/printful/ask-printful.ts';
import { listProducts, type Store } from '../../providers/printful/printful-store.ts';

const RETRY_AFTER_SECONDS = 60;

/** What the store at Printful sells now. Throws provider_refused, unavailable. */
export async function readStore(): Promise<Store> {
  try {
    return await listProducts();
  } catch (cause) {
    if (cause instanceof PrintfulRefusal) throw new CodedError('provider_refused', { cause });
    if (cause instanceof PrintfulOutage) {
      throw new CodedError('unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    throw cause;
  }
}
