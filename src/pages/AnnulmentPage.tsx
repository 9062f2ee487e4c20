import { Cancellation } from "./Cancellation"

/** The annulment of a coverage, where a RUT is asked for (2§2). */
export const AnnulmentPage = () => <Cancellation kind="annulment" />
