export { useIqStatus } from './use-iq-status.ts'
export { useSaidScore } from './use-said-score.ts'
