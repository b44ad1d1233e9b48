import type { Address } from '../../src/domain/addresses/address.schema.ts';

/** Whom a parcel goes to, within the United States. */
export type Recipient = Readonly<Address> & { readonly name: string };
