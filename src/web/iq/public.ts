export { useIqStatus } from './use-iq-status.ts'
