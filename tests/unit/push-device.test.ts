import { expect, test } from 'vitest';
import { decryptPush } from '../support/push-device.ts';

// What decrypts our messages in tests is held to the example of https://www.rfc-editor.org/rfc/rfc8291#section-5.
const EXAMPLE = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;
const body = Buffer.from(EXAMPLE.body, 'base64url');

// Asked: 371
test('the example of RFC 8291 is decrypted', () => {
  expect(decryptPush(body, EXAMPLE)).toBe('When I grow up, I want to be a watermelon');
});

test('with another secret, or with a changed body, nothing is', () => {
  expect(() => decryptPush(body, { ...EXAMPLE, auth: 'A'.repeat(22) })).toThrow('authenticate');
  const changed = Buffer.from(body);
  changed.writeUInt8(changed.readUInt8(body.length - 20) ^ 1, body.length - 20);
  expect(() => decryptPush(changed, EXAMPLE)).toThrow('authenticate');
});
