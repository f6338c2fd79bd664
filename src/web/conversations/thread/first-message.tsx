import type { Person } from '../../../contract/people.ts'

/** A stand-in until the thread is merged. */
export function FirstMessage({ to, title }: { to: readonly Person[]; title?: string }) {
  return <p>{`${to.map(({ name }) => name).join(', ')} ${title ?? ''}`}</p>
}
