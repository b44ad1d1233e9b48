import { Icon } from '../../ui/Icon.tsx';

/** As high as the screen: what is below stays out of sight. */
export function PartLoading() {
  return (
    <output className="wrap flex min-h-svh items-start gap-3 py-12 text-lg font-bold">
      <Icon name="refresh" className="mt-1 animate-spin text-copper" />
      Loading your rewards…
    </output>
  );
}
