const STORE = 'iq-tab'
/** After a reload the page before may still have the name for a moment. */
const WAIT_MS = 1000
let own: Promise<string> | undefined

/** The name by which the server knows this tab; a reload keeps it. A copy of the tab finds it taken and gets its own. */
export function ownTab(): Promise<string> {
  return (own ??= claim())
}

async function claim(): Promise<string> {
  const kept = readName()
  if (kept !== null && (await hold(kept))) return kept
  const name = newName()
  try {
    sessionStorage.setItem(STORE, name)
  } catch {
    // It lives as long as the page.
  }
  await hold(name)
  return name
}

function readName(): string | null {
  try {
    return sessionStorage.getItem(STORE)
  } catch {
    return null
  }
}

/** Until the page is left. Where there are no locks nobody can tell a copy from its original. */
function hold(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), WAIT_MS)
  return new Promise((done) => {
    navigator.locks
      .request(`iq-tab-${name}`, { signal: stop.signal }, () => {
        clearTimeout(timer)
        done(true)
        return new Promise(() => {})
      })
      .catch(() => done(false))
  })
}

function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
