import type { Address } from '../../src/domain/addresses/address.schema.ts';

/** Whom a shipment goes to, within the United States. */
export type Recipient = Readonly<Address> & { readonly name: string };
