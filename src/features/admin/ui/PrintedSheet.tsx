import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

/** What a counter prints on. */
export const PAPERS = [
  ['roll', '80 mm roll'],
  ['letter', 'Letter'],
] as const;
export type Paper = (typeof PAPERS)[number][0];

const MM_PER_PX = 25.4 / 96;

/** How large the paper is: a roll ends where its text does. Only a rule of its own can say that. */
function pageOf(sheet: HTMLElement, paper: Paper): CSSStyleSheet {
  const roll = `80mm ${Math.ceil(sheet.offsetHeight * MM_PER_PX) + 8}mm`;
  const page = new CSSStyleSheet();
  page.replaceSync(
    `@page { size: ${paper === 'roll' ? roll : 'letter'}; margin: ${paper === 'roll' ? 4 : 13}mm }`,
  );
  return page;
}

interface PrintedSheetProps {
  readonly paper: Paper;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Opens the print dialog for a sheet once it is drawn, and prints nothing of the page. `onDone`: the dialog is closed, whatever came of it. */
export function PrintedSheet({ paper, onDone, children }: PrintedSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const close = useEffectEvent(onDone);
  // Once for each time it is shown: the paper is chosen by then.
  const begin = useEffectEvent(() => (sheet.current ? pageOf(sheet.current, paper) : null));
  useEffect(() => {
    const page = begin();
    if (!page) return;
    document.adoptedStyleSheets.push(page);
    const done = () => close();
    addEventListener('afterprint', done);
    print();
    return () => {
      removeEventListener('afterprint', done);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== page);
    };
  }, []);
  return createPortal(
    <article ref={sheet} className="printed-sheet" data-paper={paper}>
      {children}
    </article>,
    document.body,
  );
}
