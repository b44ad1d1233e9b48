/** What PayPal calls a problem with the request itself; `code` is its "issue", which is all of it that a log shows. */
export class PaypalRefusal extends Error {
  override readonly name = 'PaypalRefusal';
  readonly code: string;

  constructor(issue: string) {
    super(issue);
    this.code = issue;
  }
}
