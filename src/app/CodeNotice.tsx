import type { ReactNode } from 'react';

interface CodeNoticeProps {
  button: ReactNode;
  children: ReactNode;
}

export const CODE_NOTICE_BUTTON =
  'min-h-11 shrink-0 cursor-pointer bg-navy-900 px-6 font-head font-semibold text-paper';

/** The content of the notice that the page's code is missing: a message and a button at the window's foot. */
export function CodeNotice({ button, children }: CodeNoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 line-t border-warn-ink bg-warn-bg px-4 py-3 text-sm/5 text-warn-ink">
      <p className="max-w-max flex-[1_1_12rem]">{children}</p>
      {button}
    </div>
  );
}
