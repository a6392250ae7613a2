/** What every Office Open XML file is made of. */

export const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface Part {
  path: string;
  /** After `application/vnd.openxmlformats-officedocument.` */
  type: string;
  xml: string;
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A `.rels` part: [type, target] with ids rId1, rId2 and so on. */
export function relationships(targets: [type: string, target: string][]): string {
  const entries = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}
