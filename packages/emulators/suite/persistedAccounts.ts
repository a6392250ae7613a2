import type { AuthState } from './firebaseTools.ts';
import { TextFolder } from './textFolder.ts';

interface Users {
  queryUsers: AuthState['queryUsers'];
}

/** The accounts of a project on disk, in the format of a firebase-tools export. */
export class PersistedAccounts {
  readonly #folder: TextFolder;
  readonly #state: () => AuthState | undefined;
  readonly #tenants = new Set<string>();

  constructor(folder: string, state: () => AuthState | undefined) {
    this.#folder = new TextFolder(folder);
    this.#state = state;
  }

  /** Writes everything that has changed since the last save. */
  save(): void {
    const state = this.#state();
    if (!state) return;
    const { signIn, emailPrivacyConfig } = state.config;
    this.#folder.put('accounts.json', exportAccounts(state));
    this.#folder.put('config.json', JSON.stringify({ signIn, emailPrivacyConfig }));
    const tenants = state.listTenants().map(({ tenantId }) => tenantId);
    for (const tenant of tenants) {
      this.#folder.put(toFileName(tenant), exportAccounts(state.getTenantProject(tenant)));
    }
    for (const tenant of this.#tenants) {
      if (!tenants.includes(tenant)) this.#folder.remove(toFileName(tenant));
    }
    for (const tenant of tenants) this.#tenants.add(tenant);
  }
}

const toFileName = (tenant: string) => `accounts-${tenant}.json`;

function exportAccounts(users: Users): string {
  const kind = 'identitytoolkit#DownloadAccountResponse';
  const inOrder = { sortByField: 'localId', order: 'ASC' };
  return JSON.stringify({ kind, users: users.queryUsers({}, inOrder) });
}
