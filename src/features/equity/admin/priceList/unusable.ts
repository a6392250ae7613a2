/** A file or a paste that gives no list; its message is for staff and says what to do. */
export class Unusable extends Error {
  override name = 'Unusable';
}
