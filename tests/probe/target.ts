import type { Channel } from "../../src/core/channel/channel"
import { channelIds } from "../conventions/source"
import type { Way } from "./ask"

/** A channel under the address by which it is asked. */
export interface Target {
  readonly channel: Channel
  /** Such as `https://asistencia.b2c.example`. */
  readonly origin: string
  /** The host whose rules hold there: it may differ from the name of the development host. */
  readonly host: string
}

/** What a probe holds the portal to. */
export interface Rules extends Way {
  /** The build that was released. */
  readonly dist: string
  /** Origins that pages may call beside their own. */
  readonly connect: ReadonlyArray<string>
  /** The fewest days that a certificate may still last. */
  readonly days: number
  /** The slowest good quote, in milliseconds. */
  readonly slow: number
  /** The oldest copy of a page that a cache may send, in seconds. */
  readonly age: number
  readonly email: string
  readonly phone: string
  /** Today, `YYYY-MM-DD`. */
  readonly today: string
}

const channelOf = async (id: string): Promise<Channel> => (await import(`../../src/channels/${id}/channel.ts`)).channel

/**
 * The channels that an address stands for: `{host}` is each channel's canonical host, `{id}` its
 * folder. Without either, the one channel of that host. Throws if no channel has it.
 */
export const targetsOf = async (template: string): Promise<ReadonlyArray<Target>> => {
  const channels = await Promise.all(channelIds.map(channelOf))
  const targets = channels.map((channel): Target => {
    const address = template.replaceAll("{host}", channel.hosts[0] ?? "").replaceAll("{id}", channel.id)
    const { hostname, origin } = new URL(address)
    return { channel, origin, host: hostname }
  })
  if (/\{(host|id)\}/.test(template)) return targets
  const one = targets.find(({ channel, host }) => [...channel.hosts, `${channel.id}.localhost`].includes(host))
  if (one === undefined) throw new Error(`No channel has the host of ${template}.`)
  return [one]
}
