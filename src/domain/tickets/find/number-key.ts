/**
 * A printed number as numbers are compared: spreadsheets and people leave out zeros before digits, so "A-0012" is "A-12". What is stored and
 * shown keeps them. Its twin in SQL is netlify/database/number-key-sql.ts.
 */
export const numberKey = (number: string): string => number.replace(/(^|[^0-9])0+(?=[0-9])/g, '$1');
