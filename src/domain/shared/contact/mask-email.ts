/** "j•••@example.com": enough for its owner to recognize it. Always three dots. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return `${first}•••${email.slice(at)}`;
}
