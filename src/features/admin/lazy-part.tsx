import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { Button } from '../../ui/Button.tsx';

const Waiting = () => <p className="py-4 text-muted">One moment…</p>;

const PartMissing = () => (
  <div className="py-4" role="alert">
    <p>This part didn’t load. Please reload the page.</p>
    <Button className="mt-3" onClick={() => location.reload()}>
      Reload
    </Button>
  </div>
);

/** A part that most visits to a page do without: its script loads when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      // Without a fallback, one failed chunk would take the whole island with it.
      () => ({ default: PartMissing }),
    ),
  );
  return (props) => <Suspense fallback={<Waiting />}>{createElement(Part, props)}</Suspense>;
}
