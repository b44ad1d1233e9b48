/** The same in every language: whoever looks for it reads Spanish. */
export const SPANISH_SPOKEN = 'Se habla español';
