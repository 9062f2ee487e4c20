/** The first brand's look, in which every story is photographed. */
import "./b2c/theme.css"
