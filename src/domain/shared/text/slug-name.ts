/** "selling-a-car" as "Selling a car". */
export function slugName(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
