import type { Call } from "./call"
import { enroll, enrollSignedIn } from "./enroll"
import { externalQuote } from "./externalQuote"
import { country, state, valuesList } from "./lists"
import { loggedIn, login, loginValidated, loginValidation, logout } from "./login"
import { notificationRegret, notificationRequest } from "./notifications"
import { registeredUser, userinfo, userSave } from "./person"
import { purchases } from "./purchases"
import { quote } from "./quote"
import { quoteMail, quoteMailSignedIn } from "./quoteMail"
import { apiUrl, banner, oneTrust } from "./settings"

/**
 * Every call that the sandbox answers. A new call is one export and one line here. Two paths of one
 * call share its name.
 */
export const calls: readonly Call[] = [
  login,
  loggedIn,
  loginValidation,
  loginValidated,
  logout,
  userinfo,
  apiUrl,
  oneTrust,
  banner,
  quote,
  notificationRequest,
  notificationRegret,
  valuesList,
  country,
  state,
  enroll,
  enrollSignedIn,
  externalQuote,
  registeredUser,
  userSave,
  purchases,
  quoteMail,
  quoteMailSignedIn
]
