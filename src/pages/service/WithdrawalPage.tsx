import { Cancellation } from "./Cancellation"

/** The withdrawal button of the law: a purchase is regretted (WD-01). */
export const WithdrawalPage = () => <Cancellation kind="withdrawal" />
