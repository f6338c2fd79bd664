// First, as in the built site: it says in which order the layers of all other style sheets count.
import '../styles/app.css'
