export interface Review {
  readonly id: string;
  readonly author: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  /** ISO date. */
  readonly date: string;
  readonly verified: boolean;
  /** How many readers found it helpful. */
  readonly helpful: number;
  /** Two letters shown in place of a portrait. */
  readonly avatar: string;
}
