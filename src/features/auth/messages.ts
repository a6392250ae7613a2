export const authMessages = {
  kept: 'This browser stores your email, your ID and your sign-in until you sign out. It stores input that you have not saved for 30 days, even after you sign out. We record each change with your email and ID, and keep the record for 12 months. Backups keep it for longer.',
  resolving: 'Checking who is signed in...',
  checking: 'Checking the staff list...',
  checkFailed: 'Failed to read the staff list. Please try again.',
  unresolved: 'Failed to check who is signed in. Please try again.',
  noAnswer: 'The sign-in service is not answering. Please try again.',
  emailFirst: 'Enter your email first.',
  resetSent: 'If this address has an account, a link to set a new password is on its way.',
  notOnList: 'This account is not on the staff list',
  askFor: 'Ask the person who keeps the staff list to add this ID:',
  endedTitle: 'Sign in again',
  ended: 'Your session has ended. Sign in to continue: nothing you typed on this page is lost.',
  endedNotOnList:
    'Ask the person who keeps the staff list to add this ID, or sign in with another account. ' +
    'Nothing you typed on this page is lost.',
} as const;
