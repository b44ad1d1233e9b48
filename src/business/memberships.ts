export interface Membership {
  /** The drawn seal beside it. */
  readonly seal: 'guild' | 'dismantlers' | 'scales' | 'theft';
  readonly name: string;
  readonly purpose: string;
  /** Set this once the certificate hangs in the office. Until all are set, the page says that the names are samples. */
  readonly confirmed: boolean;
}

/** Placeholders: we have not asked any association of these names. The owner replaces them (docs/launch-checklist.md). */
export const MEMBERSHIPS: readonly [Membership, Membership, Membership, Membership] = [
  {
    seal: 'guild',
    name: 'Peach State Scrap Guild',
    purpose: 'Fair buying rules for yards across Georgia',
    confirmed: false,
  },
  {
    seal: 'dismantlers',
    name: 'Southern Auto Dismantlers League',
    purpose: 'Clean draining and honest titles for every car',
    confirmed: false,
  },
  {
    seal: 'scales',
    name: 'True Weight Scale Register',
    purpose: 'Truck and bench scales tested every year',
    confirmed: false,
  },
  {
    seal: 'theft',
    name: 'Metal Theft Watch Partners',
    purpose: 'Stolen metal is reported, never bought',
    confirmed: false,
  },
];
