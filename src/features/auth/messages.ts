export const messages = {
  kept: 'Until you sign out this browser keeps your e-mail, your ID and that you are signed in; what you type and do not save stays for 30 days, even after you sign out. What you change is recorded with e-mail and ID for 12 months, and is in backups for longer.',
  resolving: 'Checking who is signed in...',
  checking: 'Checking the staff list...',
  checkFailed: 'Failed to read the staff list. Please try again.',
  unresolved: 'Failed to find out who is signed in. Please try again.',
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
