import { DOUBLE_CLICK_MS, VERSION_TAG } from '../../contract/limits.ts'
import {
  fingerprintOf,
  isCodeValid,
  mintCode,
  randomText,
  withoutExpired,
  type CodeOwner,
  type SecureCode,
} from './secure-code.ts'

export const ROOT = `/${VERSION_TAG}/`
const MOST_KEPT = 200
const STORE = 'secure-codes'
/** What a clean path may name after its hash: a section of the page, as on any other site. */
const SECTION = /^#[\w-]+$/

interface Store {
  userId: number | null
  codes: SecureCode[]
}

function readStore(): Store {
  try {
    const store: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? 'null')
    if (typeof store === 'object' && store !== null && 'codes' in store && Array.isArray(store.codes))
      return {
        ...(store as Store),
        codes: store.codes.filter((kept) => typeof kept === 'object' && kept !== null),
      }
  } catch {
    // Forbidden or broken storage: codes then live for one page, which blocks nobody.
  }
  return { userId: null, codes: [] }
}

function writeStore(store: Store): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...store, codes: store.codes.slice(-MOST_KEPT) }))
  } catch {
    // See above.
  }
}

function ownerOf(store: Store): CodeOwner {
  const parts = [
    navigator.userAgent,
    navigator.language,
    screen.width,
    screen.height,
    new Date().getTimezoneOffset(),
  ]
  return { fingerprint: fingerprintOf(parts), userId: store.userId }
}

/** From now on codes are tied to this person. */
export function tieCodesTo(userId: number | null): void {
  const store = readStore()
  if (store.userId !== userId) writeStore({ ...store, userId })
}

function freshCode(): string {
  const store = readStore()
  const now = Date.now()
  const minted = mintCode(ownerOf(store), now)
  writeStore({ ...store, codes: [...withoutExpired(store.codes, now, Math.random()), minted] })
  return minted.code
}

/** The secure form of an internal link. An empty path gives the root with an empty hash (spec 4.6). */
export function secureLink(path: string): string {
  const query = new URLSearchParams({ code: freshCode(), errorCode: randomText(8) })
  return `${ROOT}?${query}${path === '' ? '' : `#${path}`}`
}

/** Spec 2.1: the text after the hash; else the rest of a code of the form segment/rest; else "/". */
export function innerPath(hash: string, code: string | null): string {
  if (hash.length > 1) return hash.slice(1)
  const rest = /^[^/]+\/(.*)$/s.exec(code ?? '')?.[1]
  return rest === undefined ? '/' : `/${rest.replace(/^\/+/, '')}`
}

/**
 * The secure form of the address a page was opened at, or null when it has that form already. A clean path
 * keeps its query and the section it names; an expired, foreign or missing code is replaced and the hash kept: it never blocks.
 */
export function secureAddress(address: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (!isUnderRoot(address.pathname)) return secureLink(currentPath(address))
  const query = new URLSearchParams(address.search)
  const store = readStore()
  const code = query.get('code')
  if (
    isCodeValid(
      store.codes.find((kept) => kept.code === code),
      ownerOf(store),
      Date.now(),
    )
  )
    return null
  const path = innerPath(address.hash, code)
  query.set('code', freshCode())
  query.set('errorCode', randomText(8))
  return `${ROOT}?${query}${path === '/' ? address.hash : `#${path}`}`
}

export function isUnderRoot(pathname: string): boolean {
  return pathname === ROOT || pathname === ROOT.slice(0, -1)
}

/** Where the app is, whatever form the address has. */
export function currentPath(address: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  if (isUnderRoot(address.pathname))
    return innerPath(address.hash, new URLSearchParams(address.search).get('code'))
  const query = new URLSearchParams(address.search)
  query.delete('hl')
  const rest = query.toString()
  return address.pathname + (rest === '' ? '' : `?${rest}`) + (SECTION.test(address.hash) ? address.hash : '')
}

/** Spec 2.1: two clicks on the same link within one second are one; the second is ignored. */
export function createClickGuard(): (path: string, now: number) => boolean {
  let last = { path: '', at: Number.NEGATIVE_INFINITY }
  return (path, now) => {
    const isRepeat = path === last.path && now - last.at < DOUBLE_CLICK_MS
    if (!isRepeat) last = { path, at: now }
    return !isRepeat
  }
}
