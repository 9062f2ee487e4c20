import { Cancellation } from "./Cancellation"

/** The service cancellation button of the law: the same form under another name (2§2). */
export const ServiceCancellationPage = () => <Cancellation kind="service" />
