import type { Address } from '../../src/domain/addresses/address.schema.ts';

/** The recipient of a shipment, within the United States. */
export type Recipient = Readonly<Address> & { readonly name: string };
