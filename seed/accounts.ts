import { addDays, lagosTime, lastTradingDay, seedNow } from './calendar.ts';

/**
 * The example accounts of the local backend. Their passwords are not secret, because no other
 * system uses them.
 */
export const examplePassword = 'palmwood-example';

export const staffAccount = {
  uid: 'example-staff',
  email: 'staff@example.com',
  password: examplePassword,
};

/** An account that can sign in but is not on the staff list. */
export const visitorAccount = {
  uid: 'example-visitor',
  email: 'visitor@example.com',
  password: examplePassword,
};

export function staffRecordAt(now: Date) {
  return {
    email: staffAccount.email,
    addedAt: lagosTime(addDays(lastTradingDay(now), -90), '09:00'),
  };
}

export const staffRecord = staffRecordAt(seedNow);
