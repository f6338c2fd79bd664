import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS } from '../contract/messages.ts'
import { hourAt } from './platform/hour.ts'
import { currentPath, isUnderRoot } from './platform/secure-link.ts'
import { pathRead } from './platform/path-read.ts'
import { secureStart } from './platform/location.ts'
import { readStored } from './platform/storage.ts'
import { dressLetters } from './platform/letters.ts'
import { dressSparing } from './platform/sparing.ts'
import { dressPage, storedTheme } from './platform/theme.ts'

/**
 * Runs in the head, before the first paint: dresses the page, gives the address its secure form, and decides
 * whether the document shows what this person asked for. If not (another path in the hash, another language
 * in storage), the page stays blank until the app has drawn the right one.
 */
dressPage(storedTheme())
const root = document.documentElement
dressSparing(root)
dressLetters(root)
root.dataset['hour'] = hourAt(new Date().getHours())
// What they have closed is not shown again.
if (root.dataset['news'] === readStored('announcement')) delete root.dataset['news']
const stored = readStored('language')
const asked = new URLSearchParams(location.search).get('hl')
const isAsked = Object.values(LANGUAGE_TAGS).some((tag) => tag === asked)
const wanted = isLanguage(stored) ? stored : DEFAULT_LANGUAGE
const isRightLanguage = isAsked || root.lang === LANGUAGE_TAGS[wanted]
const reads = root.dataset['reads']?.split(' ') ?? []
// What a clean path is answered with is drawn for it; the root always shows home, whatever its hash asks for.
const isRightPath =
  !isUnderRoot(location.pathname) || root.dataset['path'] === pathRead(currentPath(location), reads)
root.dataset['boot'] = isRightLanguage && isRightPath ? 'hydrate' : 'render'
secureStart()

// Should the app never arrive, a page in the wrong place is better than an empty one.
const PATIENCE_MS = 8000
if (root.dataset['boot'] === 'render') setTimeout(() => delete root.dataset['boot'], PATIENCE_MS)
