import { Cancellation } from "./Cancellation"

/** The annulment of a coverage, where a RUT is asked for (WD-09). */
export const AnnulmentPage = () => <Cancellation kind="annulment" />
