/** What the service worker is told: it stands on a locked screen, so it has no name, phone number or address of a customer. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The staff page that a tap opens: "/admin/quotes?id=…". */
  readonly path: string;
  /** A message with the same tag replaces the one before. */
  readonly tag: string;
}

/** Whether a path is one of staff's pages, on this site. */
export const isStaffPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/admin(?:$|[/?#])/.test(path);
