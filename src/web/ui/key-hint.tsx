import type { ReactNode } from 'react'

/** What keys do, for those who have some: a touch screen is not told. */
export function withKeys(hint: string, keys: string): ReactNode {
  return (
    <>
      {hint} <span className="pointer-coarse:hidden">{keys}</span>
    </>
  )
}
