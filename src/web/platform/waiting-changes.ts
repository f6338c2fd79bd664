import { ApiError, send } from './api.ts'
import { keeper, type WaitingChange } from './keep-changes.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

/** By what is changed: of two changes of the same thing the later one counts. */
interface Waiting {
  ownerId: number
  changes: Record<string, WaitingChange>
}

const MOST_WAITING = 200
let owner: number | null = null

function read(): Waiting['changes'] {
  try {
    const waiting = JSON.parse(readStored('waiting-changes') ?? '') as Waiting
    return waiting.ownerId === owner ? waiting.changes : {}
  } catch {
    return {}
  }
}

function write(changes: Waiting['changes']): void {
  const latest = Object.entries(changes).slice(-MOST_WAITING)
  if (latest.length === 0) removeStored('waiting-changes')
  else if (owner !== null)
    writeStored('waiting-changes', JSON.stringify({ ownerId: owner, changes: Object.fromEntries(latest) }))
}

/** Kept on the device until the server has it: the line may be gone, and the tab closed before it is back. */
export function keepChange(key: string, change: WaitingChange): void {
  const { [key]: _, ...others } = read()
  write({ ...others, [key]: change })
}

/** The server has answered; unless the same thing was changed again meanwhile. */
export function settleChange(key: string, change: WaitingChange): void {
  const { [key]: kept, ...others } = read()
  if (kept !== undefined && JSON.stringify(kept) === JSON.stringify(change)) write(others)
}

/** Another person's changes are forgotten, never sent. */
export function ownChanges(userId: number | null): void {
  owner = userId
  keeper.current = userId === null ? undefined : { keep: keepChange, settle: settleChange }
  if (userId !== null) write(read())
}

/** Sends what is still waiting; returns whether anything was sent. What the server refuses is done with as well. */
export async function sendWaiting(): Promise<boolean> {
  let hasSent = false
  for (const key of Object.keys(read())) {
    // It may have been changed or sent while the ones before it went out.
    const change = read()[key]
    if (change === undefined) continue
    try {
      await send(change.method, change.path, change.body)
      hasSent = true
    } catch (error) {
      if (!isRefusal(error)) return hasSent
    }
    settleChange(key, change)
  }
  return hasSent
}

/** Whether the server has said no for good; anything else may work later. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429
}
