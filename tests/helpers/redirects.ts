import { redirects } from '../../scripts/redirects';

const rules = redirects().map(({ regex, destination }) => ({
  pattern: new RegExp(regex, 'u'),
  destination,
}));

/** Where hosting sends whoever asks for this address; undefined where it answers itself. */
export function redirectOf(path: string): string | undefined {
  for (const { pattern, destination } of rules) {
    const match = pattern.exec(path);
    if (match !== null)
      return destination.replaceAll(/:(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  }
  return undefined;
}
