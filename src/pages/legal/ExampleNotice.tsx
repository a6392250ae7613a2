/**
 * Warns that the legal text is not final. Shown if the page still contains a placeholder that the
 * firm has to fill in.
 */
export function ExampleNotice() {
  return (
    <p className="legal-notice" role="note">
      <b>Example site.</b> Text marked <mark>like this</mark> is a placeholder in a draft that is
      not legal advice. Counsel must replace it before the site goes live.
    </p>
  );
}
