/** The global part of the visual language, imported once by the page that hosts the rest. */
import './fonts.css'
import './tokens.css'
import './base.css'
