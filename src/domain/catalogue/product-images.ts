const kebab = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** "/merchandise/yard-crew-tee-safety-orange.svg"; without a color "/merchandise/parts-run-tote.svg". */
export const productImage = (slug: string, color: string): string =>
  `/merchandise/${color === '' ? slug : `${slug}-${kebab(color)}`}.svg`;

/** The root-relative address of the picture that shows it in use. */
export const productInUseImage = (slug: string): string => `/merchandise/in-use/${slug}.svg`;
