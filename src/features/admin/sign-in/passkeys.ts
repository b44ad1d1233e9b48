import {
  addPasskeyApi,
  beginPasskeyApi,
  challengePasskeyApi,
  signInWithPasskeyApi,
} from '../../../domain/admin/auth.api.ts';
import { newPasskeySchema, passkeySchema } from '../../../domain/admin/staff.schema.ts';
import { call } from '../../../lib/requests/request.ts';
import { deviceName } from './device-name.ts';
import { UserFacingError } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';

/** False in browsers before 2025, which cannot read a challenge written as JSON. */
export const supportsPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

async function fromDevice(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // What browsers throw if the device already has a credential of this account.
    if (error.name === 'InvalidStateError')
      throw new UserFacingError('This device already has a passkey for your account.', { cause: error });
  }
  throw new UserFacingError('That didn’t work. Please try your passkey again.');
}

/** Rejects with a UserFacingError where the person cancels, and as call() does. */
export async function signInWithPasskey(): Promise<void> {
  const options = await call(challengePasskeyApi);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await fromDevice(() => navigator.credentials.get({ publicKey }));
  await call(signInWithPasskeyApi, { body: passkeySchema.parse({ credential: credential.toJSON() }) });
}

/** Makes a passkey for the signed-in person, named after the browser. Rejects as signInWithPasskey() does. */
export async function addPasskey(password: string): Promise<void> {
  const options = await staffCall(beginPasskeyApi, { body: { password } });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await fromDevice(() => navigator.credentials.create({ publicKey }));
  const name = deviceName(navigator.userAgent);
  await staffCall(addPasskeyApi, { body: newPasskeySchema.parse({ name, credential: credential.toJSON() }) });
}
