const STORE = 'iq-tab'
let unkept: string | undefined

/** The name by which the server knows this tab; a reload keeps it, another tab has its own. */
export function tabName(): string {
  try {
    const kept = sessionStorage.getItem(STORE)
    if (kept !== null) return kept
    sessionStorage.setItem(STORE, newName())
    return sessionStorage.getItem(STORE) ?? newName()
  } catch {
    return (unkept ??= newName())
  }
}

function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
