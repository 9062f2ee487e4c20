import { apiUrl } from "./apiUrl"
import { banner } from "./banner"
import type { Call } from "./call"
import { country } from "./country"
import { enroll, enrollSignedIn } from "./enroll"
import { externalQuote } from "./externalQuote"
import { loggedIn, login, loginValidated, loginValidation, logout } from "./login"
import { notificationRegret, notificationRequest } from "./notifications"
import { oneTrust } from "./oneTrust"
import { purchases } from "./purchases"
import { quote } from "./quote"
import { quoteMail, quoteMailSignedIn } from "./quoteMail"
import { registeredUser } from "./registeredUser"
import { state } from "./state"
import { userinfo } from "./userinfo"
import { userSave } from "./userSave"
import { valuesList } from "./valuesList"

/**
 * Every call that the sandbox answers. A new call is one file and one line here. Two paths of one
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
