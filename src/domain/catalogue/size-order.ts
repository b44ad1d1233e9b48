const SIZE_ORDER = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'];

const rank = (size: string): number => {
  const index = SIZE_ORDER.indexOf(size);
  return index === -1 ? SIZE_ORDER.length : index;
};

/** Each size once: XS to 5XL, any others after them in the order given. */
export const inSizeOrder = (sizes: readonly string[]): readonly string[] =>
  [...new Set(sizes)].toSorted((a, b) => rank(a) - rank(b));
