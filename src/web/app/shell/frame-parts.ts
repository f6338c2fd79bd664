/** The parts of the frame that become alive after the screen, fetched as one. */
export { HeaderTools } from './header-tools.tsx'
export { MenuButton } from './menu-button.tsx'
