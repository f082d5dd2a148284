/** The global styles, imported once by the page that hosts the frontends. */
import './fonts.css'
import './tokens.css'
import './base.css'
