import type { Adapter, AdapterPayload } from "oidc-provider"

type Entry = { readonly payload: AdapterPayload; readonly until: number }

/** Most entries of a login service; the oldest leave first. */
const most = 2000

/** Keeps sessions, codes and tokens in memory, until the sandbox ends. */
export const createStore = (): ((model: string) => Adapter) => {
  const entries = new Map<string, Entry>()
  const keep = (key: string, payload: AdapterPayload, seconds: number | undefined) => {
    entries.delete(key)
    entries.set(key, { payload, until: seconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + seconds * 1000 })
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
  }
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const find = async (id: string) => {
      const entry = entries.get(keyOf(id))
      return entry !== undefined && entry.until > Date.now() ? entry.payload : undefined
    }
    const findWhere = async (fits: (payload: AdapterPayload) => boolean) =>
      [...entries].find(([key, { payload }]) => key.startsWith(`${model}:`) && fits(payload))?.[1].payload
    return {
      upsert: async (id, payload, expiresIn) => keep(keyOf(id), payload, expiresIn),
      find,
      findByUid: (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findWhere((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = await find(id)
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
      }
    }
  }
}
