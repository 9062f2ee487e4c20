import "portal-components/styles/tokens.css"
import "portal-components/styles/base.css"
import "portal-components/themes/messis.css"
import { createRoot } from "react-dom/client"
import { App } from "./App.js"

const root = document.querySelector("#root")
if (root) createRoot(root).render(<App />)
