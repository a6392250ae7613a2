/* The command `npm run setup`. */
import { endWith, endWithUsage, EXIT_UNKNOWN, readOptions } from '../options.ts';
import { cloudOf, NO_TOKEN } from '../remote.ts';
import { knownSettings } from './known.ts';
import { REGION } from './settings.ts';
import { setUp } from './setup.ts';

const USAGE = `Use: npm run setup -- --project <id> [--dry-run] [--region <region>]
       [--billing-account <id> --budget <amount>]
Sets what a command can set of docs/going-live.md: services, database, sign-in, closed sign-up, the role
of Storage, the web key, a budget, recovery and backups. Reads each setting first, changes it only if it
is wrong, and reads it again. Run it as often as you like, and again after a restore.

  --dry-run            prints each call and changes nothing
  --region             of a new database, ${REGION} by default. It cannot be moved later
  --billing-account    for a budget, with --budget, a whole number in the account's currency

Needs FIREBASE_ACCESS_TOKEN, of an owner:
  FIREBASE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run setup -- --project <id>
Ends with 0 if all is set (in a dry run: could be read), 1 if something is left, ${EXIT_UNKNOWN} for wrong usage.`;

/** Runs the command with these arguments and returns its exit code. */
export async function setupCommand(args: string[]): Promise<number> {
  const options = readOptions(
    USAGE,
    {
      project: { type: 'string' },
      region: { type: 'string', default: REGION },
      'billing-account': { type: 'string' },
      budget: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
    args,
  );
  const { project, region, budget, 'billing-account': billingAccount } = options;
  if (!project) endWithUsage('Add --project with the id of the project', USAGE);
  if ((budget === undefined) !== (billingAccount === undefined))
    endWithUsage('--billing-account and --budget go together', USAGE);
  if (billingAccount !== undefined && !/^([0-9A-F]{6}-){2}[0-9A-F]{6}$/.test(billingAccount))
    endWithUsage(
      `--billing-account ${billingAccount} has another form than 01AB23-45CD67-89EF01`,
      USAGE,
    );
  if (budget !== undefined && !/^[1-9]\d*$/.test(budget))
    endWithUsage(`--budget ${budget} is no whole number`, USAGE);
  if (!process.env['FIREBASE_ACCESS_TOKEN']) endWith(NO_TOKEN);
  const { fine, changed, planned, left, unread } = await setUp({
    cloud: cloudOf(project),
    known: await knownSettings(),
    choice: { region, billingAccount, amount: budget },
    dryRun: options['dry-run'],
    print: (line) => console.log(line),
  });
  const done = options['dry-run'] ? `${planned} to change` : `${changed} changed`;
  console.log(`
${fine} as they should be, ${done}, ${left + unread} left
What only a console can do is in docs/going-live.md; npm run check:live names what is missing.`);
  return unread > 0 || (left > 0 && !options['dry-run']) ? 1 : 0;
}
