/** A pact as a consumer's version published it. `sha` names its content. */
export interface Published {
  readonly consumer: string
  readonly provider: string
  readonly version: string
  readonly branch: string | undefined
  readonly sha: string
  readonly content: object
  readonly at: Date
}

/** A provider's result for the content of a pact. */
export interface Verified {
  readonly consumer: string
  readonly provider: string
  readonly version: string
  readonly sha: string
  readonly success: boolean
}

interface Deployed {
  readonly participant: string
  readonly version: string
  readonly environment: string
}

interface Environment {
  readonly uuid: string
  readonly name: string
  readonly production: boolean
}

/** A request that the broker sends on an event, as its JSON says. */
export interface Webhook {
  readonly events: ReadonlyArray<{ readonly name: string }>
  readonly provider?: { readonly name: string }
  readonly consumer?: { readonly name: string }
  readonly request: {
    readonly method: string
    readonly url: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
  }
}

/** What the broker keeps, in memory. */
export interface Store {
  readonly pacts: Array<Published>
  readonly results: Array<Verified>
  readonly deployed: Array<Deployed>
  readonly environments: Array<Environment>
  readonly webhooks: Map<string, Webhook>
  readonly mainBranches: Map<string, string>
  /** The branches of each version, as `public-api 1a2b3c`. */
  readonly branches: Map<string, Set<string>>
}

/** A new broker has the environments `test` and `production`. */
export const emptyStore = (): Store => ({
  pacts: [],
  results: [],
  deployed: [],
  environments: [
    { uuid: "env-test", name: "test", production: false },
    { uuid: "env-production", name: "production", production: true }
  ],
  webhooks: new Map(),
  mainBranches: new Map(),
  branches: new Map()
})

const usualMain = ["main", "master", "develop"]

/** Without a name a branch of a usual name is the main one. */
export const isMain = (store: Store, participant: string, branch: string | undefined): boolean => {
  const named = store.mainBranches.get(participant)
  return branch !== undefined && (named === undefined ? usualMain.includes(branch) : branch === named)
}

/** Notes a version, and the branch to which it belongs. */
export const noteBranch = (store: Store, participant: string, version: string, branch: string | undefined): void => {
  const key = `${participant} ${version}`
  store.branches.set(key, new Set([...(store.branches.get(key) ?? []), ...(branch === undefined ? [] : [branch])]))
}

/** A pact, a version or a name for the main branch makes a participant. */
export const isKnown = (store: Store, participant: string): boolean =>
  store.mainBranches.has(participant) ||
  store.pacts.some(({ consumer, provider }) => [consumer, provider].includes(participant)) ||
  [...store.branches.keys()].some((key) => key.startsWith(`${participant} `))

/** The versions of a participant in a branch, oldest first. */
export const versionsIn = (
  store: Store,
  participant: string,
  isWanted: (branch: string) => boolean
): ReadonlyArray<string> =>
  [...store.branches]
    .filter(([key, branches]) => key.startsWith(`${participant} `) && [...branches].some(isWanted))
    .map(([key]) => key.slice(participant.length + 1))

/** The versions of a participant in an environment; in all without one. */
export const deployedIn = (store: Store, participant: string, environment?: string): ReadonlyArray<string> =>
  store.deployed
    .filter((one) => one.participant === participant && (environment ?? one.environment) === one.environment)
    .map(({ version }) => version)

/** Replaces the version of a participant in an environment. */
export const recordDeployment = (store: Store, deployed: Deployed): void => {
  const isOther = ({ environment, participant }: Deployed) =>
    environment !== deployed.environment || participant !== deployed.participant
  store.deployed.splice(0, Infinity, ...store.deployed.filter(isOther), deployed)
}

/** The last result of a provider's version for the content of a pact. */
export const resultOf = (
  store: Store,
  pact: Pick<Published, "consumer" | "provider" | "sha">,
  version: string
): Verified | undefined =>
  store.results.findLast(
    (one) =>
      one.sha === pact.sha &&
      one.provider === pact.provider &&
      one.consumer === pact.consumer &&
      one.version === version
  )
