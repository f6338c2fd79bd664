import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLanguage } from '../../contract/messages.ts'
import { THEMES } from '../../contract/plans.ts'
import { bearerOf } from './bearer.ts'
import { encodingOf } from './compressible.ts'
import { createBoundedCache, type BoundedCache } from './bounded-cache.ts'

const MOST_COOKIE_BYTES = 4 * 1024 * 1024
/** A request with longer headers than any browser sends goes through the framework, and is not cached. */
const MOST_LETTERS = 4000

export interface CacheableRequest {
  /** Everything in a request that decides its answer. */
  answerKey: string
  /** For counting presence one address and browser is one reader; here it may be a little finer. */
  readerKey: string
  isMember: boolean
}

/** Null for a request that is not answered from the cache: unusual headers, a token, a session that has just written. */
export function readCacheableRequest(
  { url = '', headers, socket }: IncomingMessage,
  readCookies: CookieReader,
): CacheableRequest | null {
  const { cookie = '', 'user-agent': agent = '', 'accept-encoding': encodings = '' } = headers
  if (bearerOf({ headers }) !== undefined) return null
  const from = headers['x-forwarded-for']
  const language = headers['x-language']
  const letters = url.length + cookie.length + agent.length + encodings.length + (from?.length ?? 0)
  if (letters > MOST_LETTERS || (language !== undefined && !isLanguage(language))) return null
  const cookies = readCookies(cookie)
  if (!cookies.isPlain) return null
  return {
    answerKey: `${language} ${encodingOf(encodings)} ${cookies.form} ${url}`,
    readerKey: `${socket.remoteAddress} ${String(from)} ${agent} ${cookies.key} ${url}`,
    isMember: cookies.isMember,
  }
}

export interface Cookies {
  /** A key for all of them. The session's token is never part of what is remembered. */
  key: string
  /** False for values that are not ours, and while a member must see their own recent write. */
  isPlain: boolean
  isMember: boolean
  /** Cookies that change the answer. */
  form: string
}
type CookieReader = (header: string) => Cookies

/** A browser sends the same cookies each time: they are parsed once. */
export function rememberCookies(
  known: BoundedCache<Cookies> = createBoundedCache(MOST_COOKIE_BYTES),
): CookieReader {
  return (header) => {
    const key = header === '' ? '' : hash('sha256', header, 'base64')
    const found = known.get(key)
    if (found !== undefined) return found
    const values = new Map(header.split(';').map((pair) => splitOnce(pair.trim())))
    const has = (name: string) => values.has(name) || values.has(`__Host-${name}`)
    const lang = values.get('lang')
    const theme = values.get('theme')
    const isOurs =
      (lang === undefined || isLanguage(lang)) &&
      (theme === undefined || THEMES.some((known) => known === theme))
    const isMember = has('sid')
    // Only a member can have just written something; the framework's handlers verify the cookie.
    const cookies = {
      key,
      isPlain: isOurs && !(isMember && has('wrote')),
      isMember,
      form: `${lang} ${theme}`,
    }
    known.put(key, cookies, key.length)
    return cookies
  }
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}
