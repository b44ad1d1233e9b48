import { CodedError } from './errors.ts';

/** The media type of a request in lower case, without parameters; empty where there is none. */
export const mediaTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The whole body. Throws too_large; Netlify itself takes 6 MB and hands a body over whole. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new CodedError('too_large');
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > maxBytes) throw new CodedError('too_large');
  return bytes;
}
