import { error, path, type PathValue } from '../values.ts';
import { createMethods, createUnaryMethod } from './method.ts';

/**
 * Methods of rules.Path. For example, `path('/users/{id}').bind({'id': 'ada'})` is /users/ada.
 * Every key must occur in the path.
 */
export const pathMethods = createMethods<PathValue>({
  bind: createUnaryMethod('map', (self, bindings) => {
    const segments: string[] = [];
    const used = new Set<string>();
    for (const segment of self.segments) {
      const key = /^\{(.+)\}$/.exec(segment)?.[1];
      if (key === undefined) {
        segments.push(segment);
        continue;
      }
      used.add(key);
      const value = bindings.entries.get(key);
      if (value?.type === 'string') segments.push(value.value);
      else if (value?.type === 'path') segments.push(...value.segments);
      else return error(`bind has no string for '${key}'`);
    }
    for (const key of bindings.entries.keys()) {
      if (!used.has(key)) return error(`bind has '${key}', which the path does not have`);
    }
    return path(segments);
  }),
});

/** Returns the path segment that `bind` replaces. */
export const formatPlaceholder = (name: string): string => `{${name}}`;
