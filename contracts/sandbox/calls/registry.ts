import type { Call } from "./call"
import * as enroll from "./enroll"
import * as externalQuote from "./externalQuote"
import * as lists from "./lists"
import * as login from "./login"
import * as notifications from "./notifications"
import * as person from "./person"
import * as purchases from "./purchases"
import * as quote from "./quote"
import * as quoteMail from "./quoteMail"
import * as settings from "./settings"

const files = [login, person, settings, quote, notifications, lists, enroll, externalQuote, purchases, quoteMail]

/**
 * Every call that the sandbox answers: what the files of this folder export. Two paths of one call
 * share its name.
 */
export const calls: readonly Call[] = files.flatMap((file): readonly Call[] => Object.values(file))
