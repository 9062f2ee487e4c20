import { Cancellation } from "./Cancellation"

/** The withdrawal button of the law: a purchase is regretted (2§2). */
export const WithdrawalPage = () => <Cancellation kind="withdrawal" />
