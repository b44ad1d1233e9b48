/** An HTTP answer that we cannot use; logs show its code, "HTTP_503". */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly code: string;

  constructor(status: number) {
    super(`HTTP_${status}`);
    this.code = `HTTP_${status}`;
  }
}
