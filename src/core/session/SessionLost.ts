import { Data } from "effect"

/** The visitor is no longer logged in: what was asked was not done (ER-04). */
export class SessionLost extends Data.TaggedError("SessionLost") {}
