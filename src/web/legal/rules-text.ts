import type { Language } from '../../contract/messages.ts'

const RULES: Record<Language, () => Promise<{ rules: string[] }>> = {
  en: () => import('./texts/rules.en.ts'),
  id: () => import('./texts/rules.id.ts'),
  my: () => import('./texts/rules.my.ts'),
}

/** The eight rules of the community. */
export async function loadRules(language: Language): Promise<string[]> {
  return (await RULES[language]()).rules
}
