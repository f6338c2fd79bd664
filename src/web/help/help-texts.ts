import type { Language } from '../../contract/messages.ts'
import { loadRules } from '../legal/public.ts'
import type { HelpTexts } from './help-text.ts'

const LOADERS: Record<Language, () => Promise<{ texts: HelpTexts }>> = {
  en: () => import('./texts.en.ts'),
  id: () => import('./texts.id.ts'),
  my: () => import('./texts.my.ts'),
}

export interface LoadedHelp {
  texts: HelpTexts
  rules: string[]
}

const loaded = new Map<Language, LoadedHelp>()

/** All pages of one language at once: the search reads them all, and together they are smaller than a photograph. */
export async function loadHelpTexts(language: Language): Promise<void> {
  const [{ texts }, rules] = await Promise.all([LOADERS[language](), loadRules(language)])
  loaded.set(language, { texts, rules })
}

export function loadedHelpTexts(language: Language): LoadedHelp | undefined {
  return loaded.get(language)
}
