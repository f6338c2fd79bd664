import { HonorTable, type HonorTableName } from '../honor/public.ts'

/** What the constants of Honor say; fetched with the one page that shows it. */
export function HonorPart({ name }: { name: HonorTableName }) {
  return <HonorTable name={name} />
}
