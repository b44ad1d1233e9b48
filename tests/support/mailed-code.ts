import type { TestServer } from './server.ts';

/** The code of the newest mail to this address; empty if there is none. */
export function mailedCodeIn(mail: Pick<TestServer['mail'], 'messages'>, email: string): string {
  const text = mail.messages().findLast(({ to }) => to.includes(email))?.text ?? '';
  return /^C(?:ode|ódigo): (\d{6})$/m.exec(text)?.[1] ?? '';
}
