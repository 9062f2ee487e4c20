import { Cancellation } from "./Cancellation"

export const AnnulmentPage = () => <Cancellation kind="annulment" />
