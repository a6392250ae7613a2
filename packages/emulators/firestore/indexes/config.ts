import { readFileSync, statSync } from 'node:fs';
import { asList, asObject, asString } from '../json.ts';

export type FieldMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

export interface ConfiguredField {
  readonly fieldPath: string;
  readonly mode: FieldMode;
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly scope: QueryScope;
  readonly fields: readonly ConfiguredField[];
}

interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly { readonly scope: QueryScope; readonly mode: FieldMode }[];
}

export interface IndexConfig {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

function parseIndexConfig(json: unknown): IndexConfig {
  const root = asObject(json, 'The file');
  return {
    composites: asList(root.indexes, 'indexes').map((item, at) => {
      const where = `indexes[${at}]`;
      const index = asObject(item, where);
      return {
        collectionGroup: asString(index.collectionGroup, `${where}.collectionGroup`),
        scope: parseScope(index.queryScope),
        fields: asList(index.fields, `${where}.fields`).map((field, nth) => {
          const object = asObject(field, `${where}.fields[${nth}]`);
          return {
            fieldPath: asString(object.fieldPath, `${where}.fields[${nth}].fieldPath`),
            mode: parseMode(object),
          };
        }),
      };
    }),
    overrides: asList(root.fieldOverrides, 'fieldOverrides').map((item, at) => {
      const where = `fieldOverrides[${at}]`;
      const override = asObject(item, where);
      return {
        collectionGroup: asString(override.collectionGroup, `${where}.collectionGroup`),
        fieldPath: asString(override.fieldPath, `${where}.fieldPath`),
        indexes: asList(override.indexes, `${where}.indexes`).map((index, nth) => {
          const object = asObject(index, `${where}.indexes[${nth}]`);
          return { scope: parseScope(object.queryScope), mode: parseMode(object) };
        }),
      };
    }),
  };
}

const parseScope = (json: unknown): QueryScope =>
  json === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';

function parseMode(field: Readonly<Record<string, unknown>>): FieldMode {
  if (field.arrayConfig !== undefined) return 'CONTAINS';
  return field.order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

/** Index configuration, loaded from a file. Reloads the file after each change. */
export class IndexFile {
  readonly #file: string;
  readonly #log: (line: string) => void;
  #version = '';
  #config: IndexConfig | undefined;

  constructor(file: string, log: (line: string) => void) {
    this.#file = file;
    this.#log = log;
  }

  /** Returns the configuration, or undefined if the file is missing or unreadable. */
  getConfig(): IndexConfig | undefined {
    const stats = statSync(this.#file, { throwIfNoEntry: false });
    const version = stats ? `${stats.mtimeMs} ${stats.size}` : 'none';
    if (version === this.#version) return this.#config;
    this.#version = version;
    this.#config = stats ? this.#read() : undefined;
    return this.#config;
  }

  #read(): IndexConfig | undefined {
    try {
      return parseIndexConfig(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      this.#log(`${this.#file} cannot be read, so no index is required: ${reason}`);
      return undefined;
    }
  }
}
