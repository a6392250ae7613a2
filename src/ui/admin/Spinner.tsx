/** The turning circle with its text; read out when it appears. */
export function Spinner({ children }: { children: string }) {
  return (
    <div className="wait" role="status">
      <div className="spin" />
      {children}
    </div>
  );
}
