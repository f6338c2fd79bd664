/** The sections that the site itself brings, fetched as one after the page and its navigation are alive. */
export {
  InterfaceSection,
  LanguageSection,
  NotificationsSection,
  TextSizeSection,
  ThemeSection,
} from './interface-sections.tsx'
export { MediaSection } from './media-section.tsx'
export { LanguagesSection } from './languages/languages-section.tsx'
export { NsfwSection } from './nsfw/nsfw-section.tsx'
