import './NewsCard.css';

export function SkeletonCard() {
  return (
    <>
      {/* With `content-visibility: auto`, Chromium would repeat the layout in each frame of the
          animation. */}
      <div className="clip-still skeleton [content-visibility:visible]" />
      <div className="clip-words">
        <div className="skeleton h-5" />
        <div className="skeleton mt-3 h-5 w-2/3" />
        <div className="skeleton mt-4 h-4 w-1/3" />
      </div>
    </>
  );
}
