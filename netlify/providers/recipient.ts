/** Whom a parcel goes to, within the United States. */
export interface Recipient {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}
