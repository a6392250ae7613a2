/** The example accounts of the local backend. Their passwords are no secret: nothing else knows them. */
export const examplePassword = 'palmwood-example';

export const staffAccount = {
  uid: 'example-staff',
  email: 'staff@example.com',
  password: examplePassword,
};

/** Signed in, but not on the staff list. */
export const visitorAccount = {
  uid: 'example-visitor',
  email: 'visitor@example.com',
  password: examplePassword,
};

export const staffRecord = { email: staffAccount.email, addedAt: '2025-01-06T08:00:00.000Z' };
