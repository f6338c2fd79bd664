export { CookieBanner } from './cookie-banner.tsx'
export { CookieChoicesButton } from './cookie-choices-button.tsx'
