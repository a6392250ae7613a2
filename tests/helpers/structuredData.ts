import Validator from '@adobe/structured-data-validator';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** Returns the items of a page's JSON-LD, including the items inside an `@graph`. */
export function getItems(data: unknown): Item[] {
  if (!isItem(data) || data['@context'] !== 'https://schema.org') {
    throw new Error('This is no JSON-LD of schema.org');
  }
  const graph: unknown = data['@graph'];
  return Array.isArray(graph) ? graph.filter(isItem) : [data];
}

/** Returns errors that search engines would report, but not their recommendations. */
export async function findErrors(items: readonly Item[]): Promise<string[]> {
  const jsonld: Record<string, Item[]> = {};
  for (const item of items) {
    const type = String(item['@type']);
    jsonld[type] = [...(jsonld[type] ?? []), structuredClone(item)];
  }
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

export const selectType = (items: readonly Item[], type: string): Item[] =>
  items.filter((item) => item['@type'] === type);
