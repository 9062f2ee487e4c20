import { Cancellation } from "./Cancellation"

export const ServiceCancellationPage = () => <Cancellation kind="service" />
