import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../Button.tsx';
import { lazyPartTexts as texts } from '../texts.ts';

const Waiting = () => <p className="py-4 text-muted">{texts.waiting}</p>;

const PartMissing = () => (
  <div className="py-4" role="alert">
    <p>{texts.missing}</p>
    <Button className="mt-3" onClick={() => location.reload()}>
      {texts.reload}
    </Button>
  </div>
);

interface LazyPartOptions {
  /** Until it is here. */
  readonly before?: ReactNode;
  /** If its script did not load; shown again, it is tried again. */
  readonly missing?: ReactNode;
}

/** A part that most visits to a page do without: its script loads when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { before = <Waiting />, missing = <PartMissing /> }: LazyPartOptions = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const find = async () => (loaded ??= await load());
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      find().then(
        (part) => setPart(() => part),
        () => setMissing(true),
      );
    }, []);
    if (Part) return createElement(Part, props);
    return isMissing ? missing : before;
  };
}
