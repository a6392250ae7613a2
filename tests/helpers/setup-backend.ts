import { afterEach } from 'vitest';
import { endings } from './endings';

// Files share a worker and its modules: a hook in a helper would be one of the first file alone.
afterEach(async () => {
  for (const end of endings.toReversed()) await end();
});
