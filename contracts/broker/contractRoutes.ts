import { createHash } from "node:crypto"
import { Hono } from "hono"
import { hal, type Served } from "./hal"
import { select, versionsToVerify, type Wanted } from "./selection"
import { noteBranch, type Published, type Store } from "./store"
import { webhooksFor } from "./webhooks"

interface Publishing {
  readonly pacticipantName: string
  readonly pacticipantVersionNumber: string
  readonly branch?: string
  readonly contracts: ReadonlyArray<{ readonly providerName: string; readonly content: string }>
}

interface Result {
  readonly providerApplicationVersion: string
  readonly success: boolean
}

const shaOf = (text: string) => createHash("sha1").update(text).digest("hex")

const pathOf = ({ consumer, provider, sha }: Published) =>
  `/pacts/provider/${provider}/consumer/${consumer}/pact-version/${sha}`

const publishedBy = ({ branch, contracts, pacticipantName, pacticipantVersionNumber }: Publishing) =>
  contracts.map(({ content, providerName }): Published => {
    const text = Buffer.from(content, "base64").toString()
    return {
      consumer: pacticipantName,
      provider: providerName,
      version: pacticipantVersionNumber,
      branch,
      sha: shaOf(text),
      content: JSON.parse(text),
      at: new Date()
    }
  })

/** A version has one content for good. */
const isRewritten = (store: Store, fresh: Published) =>
  store.pacts.some(
    ({ consumer, provider, sha, version }) =>
      consumer === fresh.consumer && provider === fresh.provider && version === fresh.version && sha !== fresh.sha
  )

/** Pacts and their results. */
export const contractRoutes = ({ base, send, store }: Served): Hono => {
  const app = new Hono()
  const at = (path: string) => ({ href: base() + path })

  app.post("/contracts/publish", async (c) => {
    const publishing = await c.req.json<Publishing>()
    const fresh = publishedBy(publishing)
    const { branch, pacticipantName: name, pacticipantVersionNumber: version } = publishing
    if (fresh.some((one) => isRewritten(store, one)))
      return hal(c, { notices: [{ type: "error", text: `Version ${version} of ${name} has another pact` }] }, 409)
    store.pacts.push(...fresh)
    noteBranch(store, name, version, branch)
    for (const pact of fresh)
      for (const toVerify of versionsToVerify(store, pact))
        for (const [url, init] of webhooksFor(store, pact, toVerify, base() + pathOf(pact))) send(fetch(url, init))
    const link = (path: string, title: string, name: string) => ({ ...at(path), title, name })
    const _links = {
      "pb:pacticipant": link(`/pacticipants/${name}`, "Pacticipant", name),
      "pb:pacticipant-version": link(`/pacticipants/${name}/versions/${version}`, "Version", version),
      "pb:pacticipant-version-tags": [],
      "pb:contracts": fresh.map((pact) => link(pathOf(pact), "Pact", pact.provider))
    }
    return hal(c, {
      notices: fresh.map(({ provider }) => ({ type: "success", text: `Published for ${provider}` })),
      _links
    })
  })

  // The verifier reads the address here, and posts what it wants to it.
  app.get("/pacts/provider/:provider/for-verification", (c) => hal(c, { _links: { self: at(c.req.path) } }))
  app.post("/pacts/provider/:provider/for-verification", async (c) => {
    const selected = select(store, c.req.param("provider"), await c.req.json<Wanted>())
    const pacts = selected.map(({ pact, pending, wip }) => ({
      shortDescription: `${pact.version} of ${pact.branch}`,
      verificationProperties: { pending, ...(wip ? { wip } : {}), notices: [] },
      _links: { self: { ...at(pathOf(pact)), name: `Pact between ${pact.consumer} and ${pact.provider}` } }
    }))
    return hal(c, { _embedded: { pacts }, _links: { self: at(c.req.path) } })
  })

  const path = "/pacts/provider/:provider/consumer/:consumer/pact-version/:sha"
  app.get(path, (c) => {
    const pact = store.pacts.find(({ sha }) => sha === c.req.param("sha"))
    if (pact === undefined) return hal(c, {}, 404)
    const _links = {
      self: { ...at(pathOf(pact)), name: "Pact" },
      "pb:publish-verification-results": at(`${pathOf(pact)}/verification-results`),
      "pb:provider": { ...at(`/pacticipants/${pact.provider}`), name: pact.provider },
      "pb:consumer": { ...at(`/pacticipants/${pact.consumer}`), name: pact.consumer }
    }
    return hal(c, { ...pact.content, _links })
  })

  app.post(`${path}/verification-results`, async (c) => {
    const { providerApplicationVersion: version, success } = await c.req.json<Result>()
    store.results.push({ ...c.req.param(), version, success })
    noteBranch(store, c.req.param("provider"), version, undefined)
    return hal(c, { success, _links: {} }, 201)
  })
  return app
}
