import { Cancellation } from "./Cancellation"

export const WithdrawalPage = () => <Cancellation kind="withdrawal" />
