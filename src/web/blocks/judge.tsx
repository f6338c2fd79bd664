import type { Mute } from '../../contract/mutes.ts'
import './blocks.css'
import { FoldedLine } from './folded-line.tsx'
import { judgeStore, type Judge } from './judge-store.ts'
import { findMute } from '../../contract/mute-rules.ts'

let mutes: readonly Mute[] = []
let ownId: number | null = null
/** Blocked on this page: what was fetched before is gone at once. */
const blocked = new Set<number>()

const AWAY = <span className="muted-away" hidden />

/** One's own words are never in one's way. */
export function applyMutes(items: readonly Mute[], readerId: number): void {
  mutes = items
  ownId = readerId
  judgeAnew()
}

export function hidePerson(id: number, isHidden: boolean): void {
  if (isHidden) blocked.add(id)
  else blocked.delete(id)
  judgeAnew()
}

export function forgetAll(): void {
  mutes = []
  blocked.clear()
  judgeAnew()
}

function judgeAnew(): void {
  judgeStore.set(mutes.length === 0 && blocked.size === 0 ? null : makeJudge())
}

function makeJudge(): Judge {
  const judged = new WeakMap<object, ReturnType<Judge>>()
  const judge: Judge = (of) => {
    const authorId = of.authorId ?? of.author?.id ?? null
    if (authorId !== null && blocked.has(authorId)) return () => AWAY
    const mute = authorId === ownId ? null : findMute(mutes, of, Date.now())
    if (mute === null) return null
    return (isShown, show) =>
      isShown ? null : mute.effect === 'hide' ? AWAY : <FoldedLine mute={mute} show={show} />
  }
  // Lists are drawn often, and their texts do not change.
  return (of) => {
    const known = judged.get(of)
    if (known !== undefined) return known
    const found = judge(of)
    judged.set(of, found)
    return found
  }
}
