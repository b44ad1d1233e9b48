import { CodedError } from './errors.ts';

/** The media type of a request in lower case, without parameters; empty where there is none. */
export const mediaTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The whole body, given up (`too_large`) as soon as it passes `maxBytes`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new CodedError('too_large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new CodedError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
