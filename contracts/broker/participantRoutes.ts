import { randomUUID } from "node:crypto"
import { Hono } from "hono"
import { hal, type Served } from "./hal"
import { meets } from "./selection"
import { isKnown, noteBranch, recordDeployment, type Webhook } from "./store"

const conclusion = (rows: ReturnType<typeof meets>) => {
  const failed = rows.filter(({ success }) => success === false).length
  const unknown = rows.filter(({ success }) => success === undefined).length
  const deployable = failed > 0 ? false : unknown > 0 ? null : true
  const missing = rows.find(({ provider }) => provider === undefined)
  const reason =
    deployable === true
      ? "All required verification results are published and successful"
      : missing !== undefined
        ? `There is no verified pact with ${missing.pact.provider}: no version is currently deployed`
        : `${failed} failed, ${unknown} without a result`
  return { deployable, reason, success: rows.length - failed - unknown, failed, unknown }
}

/** Participants, their versions and deployments, environments, webhooks and can-i-deploy. */
export const participantRoutes = ({ base, store }: Served): Hono => {
  const app = new Hono()
  const at = (path: string) => ({ href: base() + path })
  const version = "/pacticipants/:name/versions/:version"

  app.put("/pacticipants/:name/branches/:branch/versions/:version", (c) => {
    const { branch, name, version } = c.req.param()
    noteBranch(store, name, version, branch)
    return hal(c, { _links: { self: at(c.req.path) } }, 201)
  })

  app.get(version, (c) => {
    const { name, version } = c.req.param()
    if (!store.branches.has(`${name} ${version}`)) return hal(c, {}, 404)
    const records = store.environments.map((one) => ({
      ...at(`${c.req.path}/deployed-versions/environment/${one.uuid}`),
      name: one.name
    }))
    return hal(c, { number: version, _links: { self: at(c.req.path), "pb:record-deployment": records } })
  })

  app.post(`${version}/deployed-versions/environment/:uuid`, (c) => {
    const { name, uuid, version } = c.req.param()
    const environment = store.environments.find((one) => one.uuid === uuid)
    if (environment === undefined) return hal(c, {}, 404)
    recordDeployment(store, { participant: name, version, environment: environment.name })
    return hal(c, { _links: { self: at(c.req.path) } }, 201)
  })

  app.get("/environments", (c) => hal(c, { _embedded: { environments: store.environments }, _links: {} }))
  app.post("/environments", async (c) => {
    const asked = await c.req.json<{ readonly name: string; readonly production: boolean }>()
    const environment = { uuid: randomUUID(), name: asked.name, production: asked.production }
    store.environments.push(environment)
    return hal(c, { ...environment, _links: { self: at(`/environments/${environment.uuid}`) } }, 201)
  })

  const named = async (c: Parameters<typeof hal>[0], name: string) => {
    const { mainBranch } = await c.req.json<{ readonly mainBranch?: string }>()
    if (mainBranch !== undefined) store.mainBranches.set(name, mainBranch)
    return hal(c, { name, mainBranch, _links: { self: at(`/pacticipants/${name}`) } }, 201)
  }
  app.post("/pacticipants", async (c) => named(c, (await c.req.json<{ readonly name: string }>()).name))
  app.on(["PUT", "PATCH"], "/pacticipants/:name", (c) => named(c, c.req.param("name")))
  app.get("/pacticipants/:name", (c) => {
    const name = c.req.param("name")
    const branches = { ...at(`${c.req.path}/branches/{branch}/versions/{version}`), templated: true }
    const _links = { self: at(c.req.path), "pb:branch-version": branches }
    return isKnown(store, name) ? hal(c, { name, _links }) : hal(c, {}, 404)
  })

  app.put("/webhooks/:uuid", async (c) => {
    store.webhooks.set(c.req.param("uuid"), await c.req.json<Webhook>())
    return hal(c, { _links: { self: { ...at(c.req.path), title: "" } } }, 201)
  })

  app.get("/matrix", (c) => {
    const query = new URL(c.req.url).searchParams
    const asked = (name: string) => query.get(name) ?? ""
    const rows = meets(store, asked("q[][pacticipant]"), asked("q[][version]"), asked("environment"))
    const summary = conclusion(rows)
    const matrix = rows.map(({ pact, provider, success }) => ({
      consumer: { name: pact.consumer, version: { number: pact.version } },
      provider: { name: pact.provider, version: provider === undefined ? null : { number: provider } },
      verificationResult: success === undefined ? null : { success }
    }))
    return hal(c, {
      summary,
      notices: [{ type: summary.deployable ? "success" : "error", text: summary.reason }],
      matrix
    })
  })
  return app
}
