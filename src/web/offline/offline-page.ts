import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS } from '../../contract/messages.ts'
import { readStored } from '../platform/storage.ts'
import { dressPage, storedTheme } from '../platform/theme.ts'
import { drawTable } from './draw-table.ts'
import './offline-page.css'

/** The script of the page that the worker shows without a connection: it stands in it, as all it needs does. */
dressPage(storedTheme())
const stored = readStored('language')
const language = isLanguage(stored) ? stored : DEFAULT_LANGUAGE
document.documentElement.lang = LANGUAGE_TAGS[language]
const main = document.querySelector('main')
if (main !== null) void drawTable(main, language)
