/**
 * Checks and creates budget alerts. They send a mail before the project costs more than planned.
 */
import {
  type CloudProject,
  getField,
  toList,
  CommandError,
  loadProjectFacts,
  getText,
} from '../remote.ts';
import type { Change } from './change.ts';
import { reportUnless } from './findings.ts';

export async function* findBudgetProblems(cloud: CloudProject) {
  const { number } = await loadProjectFacts(cloud);
  const info = await cloud.get('billing', `v1/projects/${cloud.project}/billingInfo`);
  const account = getText(info, 'billingAccountName');
  const budgets = await cloud.list('budgets', `v1/${account}/budgets`, 'budgets');
  const alerts = budgets.some((budget) => {
    const projects = toList(getField(budget, 'budgetFilter', 'projects'));
    const isOurs = projects.length === 0 || projects.includes(`projects/${number}`);
    return isOurs && toList(getField(budget, 'thresholdRules')).length > 0;
  });
  yield* reportUnless(alerts, 'No budget with a threshold covers the project', 'Create one');
}

export interface BudgetOptions {
  billingAccount: string | undefined;
  /** Monthly budget, a whole number in the currency of the billing account. */
  amount: string | undefined;
}

const THRESHOLDS = [
  { thresholdPercent: 0.5 },
  { thresholdPercent: 0.9 },
  { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
];

/**
 * Creates a monthly budget with alerts.
 * @throws if the billing account or the amount is missing
 */
export async function* createBudget(
  cloud: CloudProject,
  { billingAccount, amount }: BudgetOptions,
): AsyncGenerator<Change> {
  if (billingAccount === undefined || amount === undefined)
    throw new CommandError('Add --billing-account and --budget, an amount in its currency');
  const { number } = await loadProjectFacts(cloud);
  const body = {
    displayName: 'Website',
    budgetFilter: { projects: [`projects/${number}`], calendarPeriod: 'MONTH' },
    amount: { specifiedAmount: { units: amount } },
    thresholdRules: THRESHOLDS,
  };
  const path = `v1/billingAccounts/${billingAccount}/budgets`;
  yield { service: 'budgets', method: 'POST', path, body };
}
