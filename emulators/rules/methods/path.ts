import { error, path, type PathValue } from '../values.ts';
import { methods, one } from './method.ts';

/** rules.Path. `path('/users/$(id)').bind({'id': 'ada'})` is /users/ada. */
export const pathMethods = methods<PathValue>({
  bind: one('map', (self, bindings) => {
    const segments: string[] = [];
    for (const segment of self.segments) {
      const name = /^(?:\$\((.+)\)|\{(.+)\})$/.exec(segment);
      if (!name) {
        segments.push(segment);
        continue;
      }
      const key = name[1] ?? name[2] ?? '';
      const value = bindings.entries.get(key);
      if (value?.type === 'string') segments.push(value.value);
      else if (value?.type === 'path') segments.push(...value.segments);
      else return error(`bind has no string for '${key}'`);
    }
    return path(segments);
  }),
});
