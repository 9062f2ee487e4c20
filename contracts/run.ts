import { channelTable } from "./channels"
import { check } from "./check"
import { checkedSandbox } from "./duties/sandbox"

// The checks of a provider in a checkout: verify, states, duties.

await check(process.argv.slice(2), { channels: channelTable, sandbox: checkedSandbox })
