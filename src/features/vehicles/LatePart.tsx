import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

interface LatePartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly of: Props;
  /** Until it is here; without a connection, until it is shown again. */
  readonly before?: ReactNode;
}

/** A part of the form that not everybody comes to: fetched where it is first shown. */
export function LatePart<Props extends object>({ load, of, before }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load]);
  return Part ? createElement(Part, of) : before;
}
