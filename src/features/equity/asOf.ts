const inLagos = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  year: '2-digit',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time as Lagos reads it, such as `14 Mar 25, 15:05`; '' for what is no time. */
export function asOf(isoTime: string): string {
  const date = new Date(isoTime);
  if (Number.isNaN(date.getTime())) return '';
  const parts = new Map(inLagos.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`;
}
