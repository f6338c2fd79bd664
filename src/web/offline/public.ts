export { useServiceWorker } from './use-service-worker.ts'
export { usePushedPlace } from './use-pushed-place.ts'
