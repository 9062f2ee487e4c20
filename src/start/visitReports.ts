import { VisitWatchDom } from "../adapters/dom/VisitWatchDom"
import { reportVisit } from "../core/reports/visitReport"
import { routes } from "../routes"

reportVisit(VisitWatchDom(), ["/", ...routes.map(({ path }) => path)])
