import type { TableKind } from '@/lib/table/columns';

export function ExampleTable({ example }: Pick<TableKind<string>, 'example'>) {
  return (
    <div className="absolute inset-0 text-[#5a6984]" aria-hidden="true">
      {Array.from({ length: 2 * example.length }, (_, row) => (
        <div
          key={row}
          className="grid h-10 auto-cols-[minmax(0,1fr)] grid-flow-col grid-cols-[2.5rem] items-stretch *:grid *:items-center *:border-b *:border-grid first:font-semibold"
        >
          <span className="border-r bg-page text-center text-[0.75rem] font-normal text-muted">
            {row + 1}
          </span>
          {example[row]?.map((cell, column) => (
            <span
              key={column}
              className="overflow-hidden px-3 text-right text-[rgb(90_105_132/0.62)] nth-2:text-left @max-[34rem]:px-2"
            >
              {cell}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
