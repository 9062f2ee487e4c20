/** The worker that keeps the page of assistance: it has no other page in its scope, and can answer for none. */
const worker = { address: "/asistencia.js", scope: "/solicitarasistencia" }

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string }
  ) => { readonly createScriptURL: (text: string) => string }
}

const isPolicies = (value: unknown): value is Policies => Object(value) === value && "createPolicy" in Object(value)

/** In guarded documents a script's address has to come from a policy: this one knows a single address. */
const trusted = (): string => {
  const policies: unknown = Reflect.get(globalThis, "trustedTypes")
  if (!isPolicies(policies)) return worker.address
  return policies.createPolicy("asistencia", { createScriptURL: () => worker.address }).createScriptURL("")
}

const register = async () => {
  if (!("serviceWorker" in navigator)) return
  await navigator.serviceWorker.register(trusted(), { scope: worker.scope, updateViaCache: "none" })
}

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act) : setTimeout(act, 500)

let asked = false

/** Has the page of assistance kept for the time without a connection, once a document, in idle time. Without it nothing breaks. */
export const prepareOfflinePage = (): void => {
  if (asked) return
  asked = true
  whenIdle(() => void register().catch(() => undefined))
}
