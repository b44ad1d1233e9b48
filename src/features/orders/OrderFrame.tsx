import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';

interface OrderFrameProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The line above the title: the order's number. */
  readonly over?: string;
  /** Links and buttons under the text. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The layout of every order page: the status on top and the order below. */
export function OrderFrame({ icon, title, text, over, actions, children }: OrderFrameProps) {
  return (
    <>
      <section className="bg-steel text-on-steel">
        <div className="wrap flex flex-col items-start gap-6 py-10 md:flex-row md:gap-10 lg:py-14">
          <span className="grid size-20 shrink-0 place-items-center bg-signal text-on-signal print:hidden">
            <Icon name={icon} className="size-14" />
          </span>
          <div>
            {over && <p className="mb-2 font-bold text-signal tabular-nums">{over}</p>}
            <h1 className="text-4xl uppercase lg:text-6xl">{title}</h1>
            <p className="mt-3 max-w-prose text-lg text-on-steel-muted">{text}</p>
            {actions && <div className="mt-6 actions print:hidden">{actions}</div>}
          </div>
        </div>
      </section>
      {children && <div className="wrap py-8 lg:py-12">{children}</div>}
    </>
  );
}
