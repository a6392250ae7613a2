import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Box } from '@/ui/admin/Box';
import { Button } from '@/ui/admin/Button';
import { StaffIcon } from '@/ui/admin/StaffIcon';
import { ReadingState, TableSource, useTableReader } from '@/ui/admin/TableSource';
import { sourceLabels } from '@/ui/admin/tableLabels';
import { iconsFrom } from '@/ui/Icon';
import type { Stock } from '@/figures/stocks';
import { panelLabels } from './panelLabels';
import { ReadList } from './ReadList';
import { listHeads } from './columns';
import { sheetText } from './listText';
import type { TonightStocks } from './places';
import { usePriceList } from './usePriceList';

const Pencil = iconsFrom({
  pencil: <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5" />,
});

const example = [
  ['SYMBOL', 'PCLOSE', 'CLOSE'],
  ['ACCESSCORP', '24.10', '23.05'],
  ['AIRTELAFRI', '2,156.90', '2,156.90'],
  ['BUACEMENT', '93.00', '96.05'],
];

interface PriceListPanelProps {
  published: { gainers: readonly Stock[]; losers: readonly Stock[] };
  /** Explains what the reader takes, for those who have not used it yet. */
  about: boolean;
  /** Gets what the list gives after each change, and null once there is no list. */
  onChange: (stocks: TonightStocks | null) => void;
}

/** Tonight's price list: paste, drop or choose it, check what was read, and the five each way. */
export function PriceListPanel({ published, about, onChange }: PriceListPanelProps) {
  const prices = usePriceList();
  const reader = useTableReader('prices', listHeads);
  /** The list as text while it is edited. */
  const [text, setText] = useState<string | null>(null);
  const editing = text !== null;
  const body = useRef<HTMLDivElement>(null);
  const { list } = prices;

  const changed = useEffectEvent(onChange);
  const none = list === null;
  useEffect(() => {
    if (none) changed(null);
  }, [none]);

  /** The focused element is gone after a step: the focus goes to the beginning of the next. */
  const step = editing ? 'edit' : none ? 'start' : 'read';
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    body.current?.querySelector<HTMLElement>(`[data-list-${step}]`)?.focus();
    body.current?.querySelector('[data-list-fives]')?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  return (
    <Box
      title={panelLabels.title}
      className="max-[48rem]:[&_button]:min-h-11 max-[48rem]:[&>header]:grid-cols-[minmax(0,1fr)] max-[48rem]:[&>header]:gap-y-2 max-[48rem]:[&>header>div+div]:justify-start"
      busy={reader.busy}
      headerEnd={
        list !== null &&
        !editing && (
          <>
            <Button small onClick={() => setText(sheetText(list.sheets[list.sheet]))}>
              <Pencil name="pencil" size={16} />
              {panelLabels.edit}
            </Button>
            <Button
              small
              onClick={() => {
                reader.cancel();
                prices.close();
              }}
            >
              <StaffIcon name="retry" size={16} />
              {panelLabels.again}
            </Button>
          </>
        )
      }
    >
      <div className="@container leading-[1.43] tabular-nums [&_h3]:leading-6" ref={body}>
        {list === null ? (
          <>
            <TableSource
              reader={reader}
              example={example}
              hint={panelLabels.pasteHint}
              chooseFile={panelLabels.chooseFile}
              onRead={(source) => prices.open(source, false)}
            />
            {about && (
              <dl className="mt-6 border-t border-hair">
                {panelLabels.about.map(([term, description]) => (
                  <div
                    key={term}
                    className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b border-hair py-3 last:border-b-0 last:pb-0 @max-[34rem]:grid-cols-1"
                  >
                    <dt className="font-semibold">{term}</dt>
                    <dd className="max-w-[56ch] text-muted">{description}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        ) : editing ? (
          <>
            <ReadingState reader={reader} />
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void reader.readText(text).then((source) => {
                  if (source === null) return;
                  prices.open(source, true);
                  setText(null);
                });
              }}
            >
              <label
                htmlFor="prices-edit"
                className="mb-2 block text-[0.8125rem] font-medium text-muted"
              >
                {panelLabels.editLabel}
              </label>
              <textarea
                id="prices-edit"
                className="block h-96 leading-6 [tab-size:14]"
                data-list-edit
                wrap="off"
                spellCheck={false}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <div className="mt-3 flex flex-wrap justify-end gap-2">
                <Button
                  onClick={() => {
                    reader.cancel();
                    setText(null);
                  }}
                >
                  {sourceLabels.cancel}
                </Button>
                <Button look="primary" type="submit" busy={reader.busy}>
                  {sourceLabels.readTyped}
                </Button>
              </div>
            </form>
          </>
        ) : (
          <ReadList list={list} prices={prices} published={published} onChange={onChange} />
        )}
      </div>
    </Box>
  );
}
