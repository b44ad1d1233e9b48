import { ICONS, type IconName } from './icons.ts';

/** The same drawing as Icon.astro, for islands. `className` sizes it: `size-5`. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
