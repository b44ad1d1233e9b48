type Close = () => Promise<unknown>;

const open = new Set<Close>();

/** Closes it when the answered function is called, or with all else when the bench is stopped from outside. */
export function closeLater(close: Close): Close {
  const once = () => {
    open.delete(once);
    return close();
  };
  open.add(once);
  return once;
}

export const closeAll = (): Promise<unknown> => Promise.all([...open].map((close) => close()));
