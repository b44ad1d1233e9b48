const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id as we write it; anything else would only make PostgreSQL complain. */
export const isUuid = (text: string): boolean => UUID.test(text);
