import { Data } from "effect"

/** The session has ended, so the provider did nothing (ER-04). */
export class SessionLost extends Data.TaggedError("SessionLost") {}
