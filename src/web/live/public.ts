export { Live } from './live.tsx'
export { forgetEvents, tellListeners, useLiveEvents } from './live-events.ts'
