import { Cancellation } from "./Cancellation"

/** The service cancellation button of the law: the same form under another name (WD-01). */
export const ServiceCancellationPage = () => <Cancellation kind="service" />
