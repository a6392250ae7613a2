import { duration, int, timestamp, type TimestampValue } from '../values.ts';
import { methods, noArguments } from './method.ts';

const SECOND = 1_000_000_000n;
const DAY_NANOS = 86_400n * SECOND;

/** Divides and rounds down, so that times before 1970 get the right day. */
function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}
const startOfDay = (nanos: bigint): bigint => floorDivide(nanos, DAY_NANOS) * DAY_NANOS;
const dateOf = (self: TimestampValue): Date =>
  new Date(Number(floorDivide(self.nanos, 1_000_000n)));
const yearStart = (date: Date): number => {
  const start = new Date(0);
  start.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return start.getTime();
};

/** The methods of rules.Timestamp, all in UTC. */
export const timestampMethods = methods<TimestampValue>({
  year: noArguments((self) => int(dateOf(self).getUTCFullYear())),
  month: noArguments((self) => int(dateOf(self).getUTCMonth() + 1)),
  day: noArguments((self) => int(dateOf(self).getUTCDate())),
  hours: noArguments((self) => int(dateOf(self).getUTCHours())),
  minutes: noArguments((self) => int(dateOf(self).getUTCMinutes())),
  seconds: noArguments((self) => int(dateOf(self).getUTCSeconds())),
  nanos: noArguments((self) => int(self.nanos - floorDivide(self.nanos, SECOND) * SECOND)),
  toMillis: noArguments((self) => int(floorDivide(self.nanos, 1_000_000n))),
  // Monday is 1 and Sunday is 7.
  dayOfWeek: noArguments((self) => int(dateOf(self).getUTCDay() || 7)),
  dayOfYear: noArguments((self) => {
    const date = dateOf(self);
    return int(Math.floor((date.getTime() - yearStart(date)) / 86_400_000) + 1);
  }),
  date: noArguments((self) => timestamp(startOfDay(self.nanos))),
  time: noArguments((self) => duration(self.nanos - startOfDay(self.nanos))),
});
