import { addDays, toLagosTime, findLastTradingDay, seedNow } from './calendar.ts';

/** The password of the example accounts. It is not secret, because no other system uses it. */
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

/** The name with which the example account signs notes. */
export const staffName = 'Hauwa Bello';

export function createStaffRecord(now: Date) {
  return {
    email: staffAccount.email,
    name: staffName,
    addedAt: toLagosTime(addDays(findLastTradingDay(now), -90), '09:00'),
  };
}

export const staffRecord = createStaffRecord(seedNow);
