import { HonorHistory } from '../../honor/public.ts'

/** One's own ledger, which nobody else reads. */
export function HonorTab() {
  return <HonorHistory />
}
