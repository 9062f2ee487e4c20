import { type Checked, example, type Finding } from "./asked"

const state = "somebody is logged in"

/** Requests that a page of another site could send. */
const strange = {
  "without X-Requested-With": { "X-Requested-With": "" },
  "from another origin": { Origin: "https://stranger.example" },
  "without JSON": { "Content-Type": "text/plain" }
}

const isRefused = ({ status }: { readonly status: number }) => status >= 400 && status < 500

/**
 * `/api` serves the portal's own pages alone, and only a session with a verified e-mail. What it
 * saves for a person it tells them again, and it saves nothing under another e-mail.
 */
export const sessionGuards = async (checked: Checked): Promise<Finding> => {
  const ana = { email: "ana@example.com" }
  const sales = await example(checked, "GET /api/sales", state, ana)
  const info = await example(checked, "GET /api/user/info", state, ana)
  const save = await example(checked, "POST /api/user/save", state, ana)
  const faults: Array<string> = []
  const lastname = "Iriarte"
  await save({}, (user) => ({ ...user, lastname }))
  const told = await info()
  if (!told.text.includes(lastname)) faults.push(`saved data is not told again: user/info got ${told.status}`)
  for (const [how, headers] of Object.entries(strange)) {
    const answer = await save(headers)
    if (!isRefused(answer)) faults.push(`POST /api/user/save ${how} got ${answer.status}, not a 4xx`)
  }
  const another = await save({}, (user) => ({ ...user, email: "otra@example.com" }))
  if (!isRefused(another)) faults.push(`data of another e-mail got ${another.status}, not a 4xx`)
  await example(checked, "GET /userinfo", state, { verified: false })
  const { status } = await sales()
  if (status !== 401) faults.push(`GET /api/sales before the e-mail is proved got ${status}, not 401`)
  return { faults }
}
