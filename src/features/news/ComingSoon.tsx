import './NewsCard.css';

export function ComingSoon() {
  return (
    <>
      <div className="clip-still print:hidden">
        <img src="/images/still-soon.svg" alt="" width={640} height={360} loading="lazy" />
      </div>
      <div className="clip-words">
        <p className="font-head text-lg/[1.5] font-semibold text-muted">
          Coming Soon - Watch This Space
        </p>
      </div>
    </>
  );
}
