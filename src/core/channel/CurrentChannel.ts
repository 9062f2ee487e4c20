import { Context } from "effect"
import type { Channel } from "./channel"

/** The brand whose host the visitor opened. */
export class CurrentChannel extends Context.Service<CurrentChannel, Channel>()("core/channel/CurrentChannel") {}
