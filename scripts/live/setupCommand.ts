/* The command `npm run setup`. */
import { exitWith, exitWithUsage, EXIT_UNKNOWN, readOptions } from '../options.ts';
import { createCloud, NO_TOKEN_MESSAGE } from '../remote.ts';
import { loadLiveSettings } from './known.ts';
import { REGION } from './settings.ts';
import { setUp } from './setup.ts';

const USAGE = `Use: npm run setup -- --project <id> [--dry-run] [--region <region>]
       [--billing-account <id> --budget <amount>]
Applies the settings of docs/going-live.md that a command can apply: services, database, sign-in, closed
sign-up, the role of Storage, the web key, a budget alert, recovery and backups. Reads each setting first,
changes it only if it is wrong, and reads it again. You can run it as often as you like. Run it again
after a restore.

  --dry-run            prints each call and changes nothing
  --region             the region of a new database, by default ${REGION}; it cannot be changed later
  --billing-account    the billing account for a budget alert
  --budget             the monthly budget, a whole number in the currency of the account

Needs an access token of an owner of the project:
  FIREBASE_ACCESS_TOKEN=$(gcloud auth print-access-token) npm run setup -- --project <id>
Exits with 0 if all settings are correct (in a dry run: if all could be read), with 1 if a setting is
left, and with ${EXIT_UNKNOWN} for wrong arguments.`;

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
  if (!project) exitWithUsage('Add --project with the id of the project', USAGE);
  if ((budget === undefined) !== (billingAccount === undefined))
    exitWithUsage('--billing-account and --budget go together', USAGE);
  if (billingAccount !== undefined && !/^([0-9A-F]{6}-){2}[0-9A-F]{6}$/.test(billingAccount))
    exitWithUsage(
      `--billing-account ${billingAccount} does not have the form 01AB23-45CD67-89EF01`,
      USAGE,
    );
  if (budget !== undefined && !/^[1-9]\d*$/.test(budget))
    exitWithUsage(`--budget ${budget} is not a whole number`, USAGE);
  if (!process.env['FIREBASE_ACCESS_TOKEN']) exitWith(NO_TOKEN_MESSAGE);
  const { fine, changed, planned, left, unread } = await setUp({
    cloud: createCloud(project),
    known: await loadLiveSettings(),
    choice: { region, billingAccount, amount: budget },
    dryRun: options['dry-run'],
    print: (line) => console.log(line),
  });
  const done = options['dry-run'] ? `${planned} to change` : `${changed} changed`;
  console.log(`
${fine} correct, ${done}, ${left + unread} left unchanged
docs/going-live.md lists what only a console can change. npm run check:live lists what is missing.`);
  return unread > 0 || (left > 0 && !options['dry-run']) ? 1 : 0;
}
