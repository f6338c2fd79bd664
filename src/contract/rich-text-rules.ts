/** What a rich text may hold, as plain rules: the server parses by them, the web checks them again when it draws. */

const HREF_MAX = 2048

/** Files of our own media store. A remote image would tell its owner who reads the page. */
export const MEDIA_PATH = /^\/media\/[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*$/

/** Control characters, blanks and what turns or hides text: none of them belongs in an address. */
// oxlint-disable-next-line no-control-regex, no-misleading-character-class -- refusing them is the point
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/
/** Without user information: `https://bank.example@evil.example` is what it is for. */
const WEB = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i
const MAIL = /^mailto:[\w.+%-]+@[\w-]+(?:\.[\w-]+)+(?:\?[\w=&%.+-]*)?$/i

/** The only addresses a link may have: the web, mail, and clean paths of our own. */
export function isSafeHref(href: string): boolean {
  if (href.length > HREF_MAX || HIDDEN.test(href)) return false
  return isOwnPath(href) || isExternalHref(href)
}

export function isExternalHref(href: string): boolean {
  return WEB.test(href) || MAIL.test(href)
}

/** A path of this site, but none of its calls: a link in somebody's text must not sign anybody out. */
export function isOwnPath(href: string): boolean {
  if (!/^\/(?!\/)/.test(href) || HIDDEN.test(href)) return false
  const path = decode(href.split(/[?#]/, 1)[0] ?? '')
  if (path === null || HIDDEN.test(path)) return false
  const segments = path.split('/')
  return !segments.includes('..') && !segments.includes('.') && segments[1]?.toLowerCase() !== 'api'
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** What a text may show a card of, `{% embed /article/7 %}`, and at most so many of them. */
export const EMBEDDABLE = ['article', 'page-post', 'question', 'collection'] as const
export type Embeddable = (typeof EMBEDDABLE)[number]
export const EMBEDS_MAX = 10
