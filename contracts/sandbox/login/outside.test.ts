import { createServer, type Server } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { Hono } from "hono"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createAccounts } from "../people/accounts"
import { logIn } from "../selling"
import { type Sandbox, startSandbox } from "../server"
import { send } from "../testing"
import { createProvider, mount } from "./provider"
import { providerRoutes } from "./providerRoutes"
import { outsideService } from "./service"
import { aVisitor, enterAt } from "./visitor"

const accounts = createAccounts([
  { email: "dora@example.com", verified: true },
  { email: "carla@example.com", verified: false }
])

let service: Server
let sandbox: Sandbox
beforeAll(async () => {
  service = createServer()
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  const address = service.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const issuer = `http://127.0.0.1:${port}${mount}`
  const client = { id: "portal-de-pruebas", secret: "una-clave-que-nadie-sabe" }
  const provider = createProvider({ issuer, client, accounts, log: () => undefined })
  const routes = new Hono().route(mount, providerRoutes({ provider: () => provider, accounts }))
  service.on("request", getRequestListener(routes.fetch))
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
  sandbox = await startSandbox({ port: 0, loginService: outsideService(env) })
}, 60_000)
afterAll(async () => {
  await sandbox.close()
  service.closeAllConnections()
  service.close()
})

const enter = async (email: string) => {
  const visitor = aVisitor()
  const origin = `http://b2c.localhost:${sandbox.port}`
  const { address } = await visitor.follow(`${origin}/login`)
  const end = await enterAt(visitor, address, email)
  return { visitor, origin, end: end.address }
}

test("a visitor of another login service has no registration and no purchases", async () => {
  const { end, origin, visitor } = await enter("dora@example.com")
  expect(end).toBe(`${origin}/redirect`)
  const cookie = visitor.cookies(new URL(origin).host)
  const headers = { cookie, "x-requested-with": "XMLHttpRequest" }
  expect(JSON.parse((await send(sandbox, "/userinfo", { headers })).text)).toEqual({
    email: "dora@example.com",
    email_verified: true
  })
  expect((await send(sandbox, "/api/user/info", { headers })).status).toBe(404)
  expect((await send(sandbox, "/api/sales", { headers })).text).toBe("[]")
  expect((await visitor.follow(`${origin}/logout`)).address).toMatch(/\/session\/end\?/)
  await expect(logIn(sandbox, "dora@example.com")).resolves.toBe("")
})

test("the sandbox does not verify an e-mail of another service", async () => {
  const { end, origin } = await enter("carla@example.com")
  expect(end).toBe(`${origin}/redirect`)
  const headers = { accept: "application/json" }
  expect((await send(sandbox, "/_sandbox/correo?to=carla@example.com", { headers })).text).toBe("[]")
})

test("a service that does not answer gives a plain page", async () => {
  const loginService = outsideService({ OIDC_ISSUER: "http://127.0.0.1:9", OIDC_CLIENT_ID: "x" })
  const lonely = await startSandbox({ port: 0, loginService })
  const { status, text } = await send(lonely, "/login")
  await lonely.close()
  expect(status).toBe(502)
  expect(text).toContain("No pudimos iniciar tu sesión")
})

test.each([
  [{ OIDC_ISSUER: "http://login.example", OIDC_CLIENT_ID: "x" }, "https"],
  [{ OIDC_ISSUER: "no", OIDC_CLIENT_ID: "x" }, "https"],
  [{ OIDC_CLIENT_ID: "x" }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "https://login.example" }, "OIDC_CLIENT_ID"]
])("%j is refused", (env, word) => expect(() => outsideService(env)).toThrow(word))

test("the environment names no service, or a complete one", () => {
  expect(outsideService({ OIDC_ISSUER: "" })).toBeUndefined()
  expect(outsideService({ OIDC_ISSUER: "https://login.example", OIDC_CLIENT_ID: "x" })).toEqual({
    issuer: "https://login.example",
    clientId: "x",
    clientSecret: undefined
  })
})
