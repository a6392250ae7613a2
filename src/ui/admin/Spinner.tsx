export function Spinner({ children }: { children: string }) {
  return (
    <div className="grid min-h-40 place-items-center gap-4 text-muted" role="status">
      <div className="size-8 animate-spin rounded-full border-3 border-hair border-t-link forced-colors:border-[GrayText] forced-colors:border-t-[Highlight]" />
      {children}
    </div>
  );
}
