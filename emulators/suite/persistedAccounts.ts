import type { AuthState } from './firebaseTools.ts';
import { KeptFolder } from './textFolder.ts';

interface Users {
  queryUsers: AuthState['queryUsers'];
}

/** The accounts of a project, kept as firebase-tools exports them. */
export class KeptAccounts {
  readonly #folder: KeptFolder;
  readonly #state: () => AuthState | undefined;
  readonly #tenants = new Set<string>();

  constructor(folder: string, state: () => AuthState | undefined) {
    this.#folder = new KeptFolder(folder);
    this.#state = state;
  }

  /** Writes what has changed since the last time. */
  keep(): void {
    const state = this.#state();
    if (!state) return;
    const { signIn, emailPrivacyConfig } = state.config;
    this.#folder.put('accounts.json', exportOf(state));
    this.#folder.put('config.json', JSON.stringify({ signIn, emailPrivacyConfig }));
    const tenants = state.listTenants().map(({ tenantId }) => tenantId);
    for (const tenant of tenants) {
      this.#folder.put(fileOf(tenant), exportOf(state.getTenantProject(tenant)));
    }
    for (const gone of this.#tenants) {
      if (!tenants.includes(gone)) this.#folder.remove(fileOf(gone));
    }
    for (const tenant of tenants) this.#tenants.add(tenant);
  }
}

const fileOf = (tenant: string) => `accounts-${tenant}.json`;

function exportOf(users: Users): string {
  const kind = 'identitytoolkit#DownloadAccountResponse';
  const inOrder = { sortByField: 'localId', order: 'ASC' };
  return JSON.stringify({ kind, users: users.queryUsers({}, inOrder) });
}
