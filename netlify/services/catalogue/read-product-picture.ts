import { CodedError } from '../../lib/http/errors.ts';
import { loadPicture } from '../../providers/photos/picture-store.ts';

const FILE = /^[0-9a-f]{32}-(?:800|1600)\.webp$/;

/** A stored picture by its file name. Throws not_found, unavailable. */
export async function readProductPicture(file: string): Promise<Uint8Array> {
  const found = FILE.test(file) ? await loadPicture(`/api/merchandise/pictures/${file}`) : null;
  if (!found) throw new CodedError('not_found');
  return found;
}
