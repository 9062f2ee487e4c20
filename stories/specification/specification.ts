import { accessibility } from "./groups/accessibility"
import { account } from "./groups/account"
import { analytics } from "./groups/analytics"
import { beyond } from "./groups/beyond"
import { calls } from "./groups/calls"
import { channels } from "./groups/channels"
import { comparison } from "./groups/comparison"
import { consent } from "./groups/consent"
import { contact } from "./groups/contact"
import { coupon } from "./groups/coupon"
import { discount } from "./groups/discount"
import { external } from "./groups/external"
import { faults } from "./groups/faults"
import { home } from "./groups/home"
import { legal } from "./groups/legal"
import { mailQuote } from "./groups/mailQuote"
import { passengers } from "./groups/passengers"
import { payment } from "./groups/payment"
import { producer } from "./groups/producer"
import { quoteBar } from "./groups/quoteBar"
import { quoteRules } from "./groups/quoteRules"
import { registration } from "./groups/registration"
import { results } from "./groups/results"
import { session } from "./groups/session"
import { shell } from "./groups/shell"
import { storage } from "./groups/storage"
import { success } from "./groups/success"
import { trust } from "./groups/trust"
import { validators } from "./groups/validators"
import { withdrawal } from "./groups/withdrawal"
import type { Group } from "./requirement"

/** All groups, in the order of a visit. */
export const groups: ReadonlyArray<Group> = [
  channels,
  shell,
  home,
  quoteBar,
  quoteRules,
  results,
  comparison,
  mailQuote,
  discount,
  session,
  registration,
  passengers,
  coupon,
  producer,
  payment,
  success,
  external,
  account,
  contact,
  withdrawal,
  legal,
  calls,
  storage,
  analytics,
  consent,
  faults,
  validators,
  accessibility,
  trust,
  beyond
]

/** The requirements of a group, in its order. */
export const requirementsOf = ({ origin, requirements }: Group) =>
  Object.entries(requirements).map(([id, told]) => ({
    id,
    origin,
    ...(typeof told === "string" ? { text: told } : told)
  }))

export const requirements = groups.flatMap(requirementsOf)
