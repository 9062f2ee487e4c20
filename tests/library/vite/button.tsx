import { Button } from "portal-components"
import { createRoot } from "react-dom/client"

createRoot(document.body).render(<Button>COMPRAR</Button>)
