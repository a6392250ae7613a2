/** An answer that is a page and not JSON. */
export class Page {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}
