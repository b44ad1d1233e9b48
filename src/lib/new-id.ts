/** An id for something that is not saved yet: sent again, it is the same thing. */
export const newId = (): string => crypto.randomUUID();
