export const unitTexts = {
  /** After a weight, a decimal: "tons" after "2.5". */
  of: (unit: string, weight: string): string => (unit === 'ton' && Number(weight) !== 1 ? 'tons' : unit),
};
