export { LoadingScreenSwitch } from './loading/loading-screen-switch.tsx'
