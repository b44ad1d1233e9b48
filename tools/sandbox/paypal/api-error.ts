import { newPaypalId } from './ids.ts';

const NAMES = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: ['AUTHENTICATION_FAILURE', 'Authentication failed due to missing or invalid credentials.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: ['UNPROCESSABLE_ENTITY', 'The requested action could not be performed.'],
} as const;

/** An error answer. */
export class PaypalApiError extends Error {
  readonly status: keyof typeof NAMES;
  readonly body: object;

  constructor(status: keyof typeof NAMES, issue: string, field?: string) {
    super(issue);
    const [name, message] = NAMES[status];
    this.status = status;
    this.body = {
      name,
      message,
      details: [{ issue, ...(field ? { field } : {}) }],
      debug_id: newPaypalId(13),
      links: [],
    };
  }
}

export const invalidResourceId = (): PaypalApiError => new PaypalApiError(404, 'INVALID_RESOURCE_ID');
export const unprocessable = (issue: string, field?: string): PaypalApiError =>
  new PaypalApiError(422, issue, field);
