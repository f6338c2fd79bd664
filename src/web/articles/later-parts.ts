/** What stands below the text of an article, fetched as one after what is above the fold. */
export { ActionRow } from './reading/action-row.tsx'
export { AuthorCard, Related } from './reading/after-text.tsx'
export { KeepPlace } from './continue/keep-place.tsx'
export { ReadingSignal } from './reading/reading-signal.tsx'
export { PassageWatch } from './passages/passage-watch.tsx'
export { Tags } from './reading/tags.tsx'
export { SeriesNav } from './series/series-nav.tsx'
export { LanguageBar } from './reading/language-bar.tsx'
