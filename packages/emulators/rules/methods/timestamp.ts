import { duration, int, timestamp, type TimestampValue } from '../values.ts';
import { createMethods, createNullaryMethod } from './method.ts';

const SECOND_NANOS = 1_000_000_000n;
const DAY_NANOS = 86_400n * SECOND_NANOS;

/** Divides two integers and rounds down, so that times before 1970 get the correct day. */
function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}
const getStartOfDay = (nanos: bigint): bigint => floorDivide(nanos, DAY_NANOS) * DAY_NANOS;
const toDate = (self: TimestampValue): Date =>
  new Date(Number(floorDivide(self.nanos, 1_000_000n)));
const getYearStart = (date: Date): number => {
  const start = new Date(0);
  start.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return start.getTime();
};

/** Methods of rules.Timestamp. All of them use UTC. */
export const timestampMethods = createMethods<TimestampValue>({
  year: createNullaryMethod((self) => int(toDate(self).getUTCFullYear())),
  month: createNullaryMethod((self) => int(toDate(self).getUTCMonth() + 1)),
  day: createNullaryMethod((self) => int(toDate(self).getUTCDate())),
  hours: createNullaryMethod((self) => int(toDate(self).getUTCHours())),
  minutes: createNullaryMethod((self) => int(toDate(self).getUTCMinutes())),
  seconds: createNullaryMethod((self) => int(toDate(self).getUTCSeconds())),
  nanos: createNullaryMethod((self) =>
    int(self.nanos - floorDivide(self.nanos, SECOND_NANOS) * SECOND_NANOS),
  ),
  toMillis: createNullaryMethod((self) => int(floorDivide(self.nanos, 1_000_000n))),
  // Monday is 1 and Sunday is 7.
  dayOfWeek: createNullaryMethod((self) => int(toDate(self).getUTCDay() || 7)),
  dayOfYear: createNullaryMethod((self) => {
    const date = toDate(self);
    return int(Math.floor((date.getTime() - getYearStart(date)) / 86_400_000) + 1);
  }),
  date: createNullaryMethod((self) => timestamp(getStartOfDay(self.nanos))),
  time: createNullaryMethod((self) => duration(self.nanos - getStartOfDay(self.nanos))),
});
